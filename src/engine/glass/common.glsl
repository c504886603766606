/* Uniforms and functions of the vertex shaders of faces and lines. Colours are sRGB values, as in CSS. */
precision highp float;

/* Of the body: its colour, change of brightness, how far it is highlighted and shown, 0 to 1. */
uniform vec3 uColor;
uniform float uBrightness;
uniform float uHighlight;
uniform float uShown;
/* How far the scene has entered: 0 to 1. */
uniform float uEntered;
uniform vec3 uAccent;
/* Unit vector towards the directional light. */
uniform vec3 uToLight;
uniform vec3 uFoam;
/* Colour of a highlighted body. */
uniform vec3 uHighlightColor;
/* Device pixels per unit of line width. */
uniform float uLineScale;
uniform float uLineBrightness;
/* Seconds of the scene's own time. */
uniform float uTime;

/* The rotation of a body: all bodies are scaled alike along all axes. */
mat3 rotationOf(mat4 matrix) {
  return mat3(matrix) / length(matrix[0].xyz);
}

/*
 * Light on an edge. `normal` is the mean normal of its two faces, `halfway` is halfway between eye and light.
 * If all edges are equally bright, bodies look like neon signs.
 */
float edgeLight(vec3 normal, vec3 halfway) {
  float wrap = 0.5 + 0.5 * dot(normal, uToLight);
  float glint = max(dot(normal, halfway), 0.0);
  glint *= glint;
  glint *= glint;
  glint *= glint;
  return 0.296 + 0.92 * wrap * wrap + 0.44 * glint * glint;
}

/* Width of a line in device pixels. */
float lineWidth() {
  return 1.9 * uLineScale;
}

/* Colour of a line. Brighter lines are closer to foam. */
vec3 lineColor(vec3 color, float lit) {
  return lit * uLineBrightness * mix(color, uFoam, 0.58 * min(lit, 1.2));
}

/* Colour of a part or a line: its own, or, where that is black, the body's. */
vec3 tinted(vec3 tint) {
  return tint == vec3(0.0) ? uColor : tint;
}
