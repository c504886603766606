/*
 * Draws each curve of the contours and figures, a quadratic Bezier curve that is nearly straight, as a ribbon
 * of constant width, behind all bodies. Its ends are cut across the curve, so that ribbons join.
 */
/*
 * Two texels a curve: both ends in NDC, then brightness, share of the accent, and where it bends to. See
 * contours.ts.
 */
uniform sampler2D uLines;
uniform vec2 uResolution;
uniform float uLineScale;
uniform vec3 uLine;
uniform vec3 uAccent;
/* How far the scene has entered. */
uniform float uEntered;
/* How far lines beside text are lit. */
uniform float uLit;
/* 1 where lines appear with the coast, 0 where they stand around bodies before. */
uniform float uCoastOnly;

out vec3 vColor;
out float vAcross;

void main() {
  int line = gl_VertexID / 4;
  int corner = gl_VertexID & 3;
  ivec2 at = ivec2((line & (LINES_PER_ROW - 1)) * 2, line / LINES_PER_ROW);
  vec4 ends = texelFetch(uLines, at, 0);
  vec4 look = texelFetch(uLines, at + ivec2(1, 0), 0);
  vec2 halfSize = 0.5 * uResolution;
  vec2 end = corner < 2 ? ends.xy : ends.zw;
  vec2 run = (corner < 2 ? look.zw - ends.xy : ends.zw - look.zw) * halfSize;
  vec2 along = run / max(length(run), 1e-4);
  float side = (corner & 1) == 0 ? -1.0 : 1.0;
  /* Half of the line, and half a pixel for smooth borders. */
  vAcross = side * (0.5 * uLineScale + 0.5);
  vec2 offset = vec2(-along.y, along.x) * vAcross;
  /*
   * The quiet zone's ramps are much longer than a line: at the vertices is enough, and costs less than at
   * every pixel.
   */
  /* Lit lines have land between themselves and the text, and need no quiet zone. */
  float quiet = quietFactor((end + 1.0) * halfSize, 1.0 - 0.94 * uLit) * mix(1.0, uLit, uCoastOnly);
  vColor = mix(uLine, uAccent, look.y) * (look.x * uEntered * quiet);
  gl_Position = vec4(end + offset / halfSize, 0.99999, 1.0);
}
