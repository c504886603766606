/* Turns each curve of the contour lines into a ribbon of constant width, behind all bodies. */
uniform float uLineScale;
uniform vec2 uResolution;
uniform vec3 uLine;
uniform vec3 uAccent;
/* How far the scene has entered. */
uniform float uEntered;
/* How far lines beside text are lit. */
uniform float uLit;
/* 1 where lines appear with the obstacles, 0 where they stand around bodies before. */
uniform float uObstaclesOnly;
/* Two texels a curve, and six vertices: two at its start, middle and end. curves.ts says what they hold. */
uniform highp sampler2D uCurves;

out vec3 vColor;
/* Device pixels from the middle of the line. */
out float vAcross;

void main() {
  int curve = gl_VertexID / 6;
  ivec2 texel = ivec2(2 * (curve % CURVES_PER_ROW), curve / CURVES_PER_ROW);
  vec4 ends = texelFetch(uCurves, texel, 0);
  vec4 look = texelFetch(uCurves, texel + ivec2(1, 0), 0);
  float place = 0.5 * float(gl_VertexID % 6 / 2);

  vec2 chord = ends.zw - ends.xy;
  vec2 right = vec2(-chord.y, chord.x) / max(length(chord), 1e-4);
  vec2 middle = 0.5 * (ends.xy + ends.zw) + look.w * right;
  vec2 run = place == 0.5 ? chord : place == 0.0 ? middle - ends.xy : ends.zw - middle;
  /* Half of the line, and half a pixel for smooth borders. */
  vAcross = ((gl_VertexID & 1) == 0 ? -1.0 : 1.0) * (0.5 * uLineScale + 0.5);
  vec2 pixel = place == 0.5 ? middle : mix(ends.xy, ends.zw, place);
  pixel += vec2(-run.y, run.x) * (vAcross / max(length(run), 1e-4));
  pixel.y = uResolution.y - pixel.y;
  gl_Position = vec4(2.0 * pixel / uResolution - 1.0, 0.99999, 1.0);

  float light = mix(look.x, look.y, place) * uEntered * mix(1.0, uLit, uObstaclesOnly);
  vColor = mix(uLine, uAccent, look.z) * light;
}
