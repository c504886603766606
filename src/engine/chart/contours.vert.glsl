/* Turns each contour line into a quad of constant width, behind all bodies. */
/* Two texels a line: both ends in NDC, then brightness and share of the accent. See contours.ts. */
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
  int line = gl_VertexID >> 2;
  ivec2 at = ivec2((line & (LINES_PER_ROW - 1)) * 2, line / LINES_PER_ROW);
  vec4 ends = texelFetch(uLines, at, 0);
  vec4 look = texelFetch(uLines, at + ivec2(1, 0), 0);
  vec2 halfSize = 0.5 * uResolution;
  vec2 run = (ends.zw - ends.xy) * halfSize;
  vec2 along = run / max(length(run), 1e-4);
  int corner = gl_VertexID & 3;
  float side = corner < 2 ? -1.0 : 1.0;
  bool last = corner == 1 || corner == 2;
  /* A little more than half of the line, for smooth borders. */
  vAcross = side * (0.5 * uLineScale + 0.6);
  vec2 offset = vec2(-along.y, along.x) * vAcross;
  vec2 end = last ? ends.zw : ends.xy;
  /*
   * The quiet zone's ramps are much longer than a line: at the ends is enough, and costs less than at every
   * pixel.
   */
  /* Lit lines have land between themselves and the text, and need no quiet zone. */
  float quiet = quietFactor((end + 1.0) * halfSize, 1.0 - 0.94 * uLit) * mix(1.0, uLit, uCoastOnly);
  vColor = mix(uLine, uAccent, look.y) * (look.x * uEntered * quiet);
  gl_Position = vec4(end + offset / halfSize, 0.99999, 1.0);
}
