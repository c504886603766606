/* Uniforms and functions of the vertex shaders of faces and lines. Colours are sRGB values, as in CSS. */
precision highp float;
precision highp sampler2D;

/* How far the scene has entered: 0 to 1. */
uniform float uEntered;
uniform vec3 uAccent;
/* Unit vector towards the directional light. */
uniform vec3 uToLight;
/* Depth at which the fog begins, and one over the depth range in which it grows. */
uniform vec2 uFog;
uniform vec3 uFoam;
/* Colour of a body whose pose is warm. */
uniform vec3 uWarm;
/* Device pixels per unit of line width. */
uniform float uLineScale;
uniform float uLineBrightness;
/* Seconds of the scene's own time. */
uniform float uTime;

/* The rotation of a unit quaternion. */
mat3 rotationMatrix(vec4 q) {
  vec3 d = q.xyz + q.xyz;
  vec3 w = d * q.w;
  vec3 s = d * q.xyz;
  float xy = d.x * q.y;
  float xz = d.x * q.z;
  float yz = d.y * q.z;
  return mat3(
    1.0 - s.y - s.z, xy + w.z, xz - w.y,
    xy - w.z, 1.0 - s.x - s.z, yz + w.x,
    xz + w.y, yz - w.x, 1.0 - s.x - s.y
  );
}

/* Visibility in the fog at this depth: 1 clear, 0 invisible. */
float clarityAt(float depth) {
  float fog = max(0.0, depth - uFog.x) * uFog.y;
  return exp(-fog * sqrt(fog));
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
float lineWidth(float clarity) {
  return mix(0.75, 1.9, clarity) * uLineScale;
}

/* Colour of a line. Brighter and nearer lines are closer to foam. */
vec3 lineColor(vec3 color, float lit, float clarity) {
  return lit * uLineBrightness * mix(color, uFoam, 0.58 * min(lit, 1.2) * mix(0.55, 1.0, clarity));
}

/* What `poseFields` in poseFields.ts describes. */
struct Pose {
  vec3 position;
  float scale;
  vec4 rotation;
  float elevation;
  float glow;
  float warmth;
  /* How far the body and its scene are shown: 0 to 1. */
  float shown;
};

uniform sampler2D uPoses;

/* Reads the pose of a body, by its index. */
Pose poseOf(float body) {
  ivec2 at = ivec2(int(body + 0.5) * 3, 0);
  vec4 texel0 = texelFetch(uPoses, at, 0);
  vec4 texel1 = texelFetch(uPoses, at + ivec2(1, 0), 0);
  vec4 texel2 = texelFetch(uPoses, at + ivec2(2, 0), 0);
  return Pose(texel0.xyz, texel0.w, texel1, texel2.x, texel2.y, texel2.z, uEntered * texel2.w);
}
