/*
 * RIM(x) and GLINT(x) are powers of x, see `powers` in style.ts. Comments in faces.vert.glsl describe the
 * inputs.
 */
uniform float uEdgeLight;
uniform float uAlpha;
uniform float uRimAlpha;
uniform float uBevel;
uniform vec3 uGlint;
/* Ruled lines across the depth of a body, from its side towards the light to the other one. */
const float RULES = 52.0;

in vec4 vShade;
in float vOpacity;
flat in vec4 vBase;
flat in vec4 vRim;
flat in vec4 vEdge;
flat in vec4 vDepth;
flat in vec4 vLine;
out vec4 outColor;
#pragma scene declarations

void main() {
  float away = clamp(1.0 - vShade.y, 0.0, 1.0);
  float glint = max(vShade.z, 0.0);
  float rim = RIM(away);
  float inner = 1.0 - vShade.x;
  float border = inner * inner * inner;
  float depth = clamp(vShade.w, 0.0, 1.0);
  depth *= depth * (3.0 - 2.0 * depth);

  vec2 slope = vec2(dFdx(vShade.x), dFdy(vShade.x));
  float steepness = dot(slope, slope) + 1e-10;
  float pixels = inversesqrt(steepness);
  /* A second line inside the border, as on etched glass. Faces of few pixels have none. */
  float bevel = clamp(1.55 - 1.1 * abs(vShade.x - 0.1) * pixels, 0.0, 1.0)
    * clamp(1.22 - 250.0 * steepness, 0.0, 1.0);

  /*
   * Ruled lines as in an engraving, so that large faces are not plain. Below 9 pixels from line to line they
   * fade.
   */
  float rule = vShade.w * RULES;
  float spacing = 1.0 / max(fwidth(rule), 1e-4);
  float ruling = clamp(1.1 - abs(fract(rule) - 0.5) * spacing, 0.0, 1.0)
    * clamp(spacing * 0.25 - 1.25, 0.0, 1.0);

  vec3 color = vBase.rgb
    + vRim.rgb * rim
    + vEdge.rgb * (uEdgeLight * border + uBevel * bevel * vEdge.a)
    + vDepth.rgb * (depth - 0.4 * depth * border)
    + (vRim.rgb * 0.17 + vEdge.rgb * 0.03) * ruling
    + uGlint * (vBase.a * GLINT(glint));
  float alpha = uAlpha + uRimAlpha * rim;

  /*
   * Each of two adjacent faces draws half of the line between them. On a face of few pixels the line only
   * tints it.
   */
  float line = clamp(vDepth.a + 0.5 - vShade.x * pixels, 0.0, 1.0) * vRim.a
    * clamp(1.2 - 3.0 * steepness, vLine.a, 1.0);
  vec3 lineColor = vLine.rgb;
  /* May change color and lineColor. */
#pragma scene color
  color = mix(color, lineColor, line);
  alpha = mix(alpha, 1.0, 0.8 * line);

  color *= vOpacity;
  outColor = vec4(color, max(alpha * vOpacity, max(color.r, max(color.g, color.b))));
}
