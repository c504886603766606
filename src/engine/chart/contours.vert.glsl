/* Turns each segment of a contour line into a quad of constant width over the window, behind all bodies. */
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
/* Lines per unit of the field's height, and device pixels over which a line counts as steep. */
uniform float uDensity;
uniform float uFadeLength;

/* Two texels a segment: see segments.ts. */
uniform highp sampler2D uSegments;

out vec3 vColor;
/* Device pixels from the middle of the line. */
out float vAcross;

void main() {
  int segment = gl_VertexID / 4;
  ivec2 texel = ivec2(2 * (segment % SEGMENTS_PER_ROW), segment / SEGMENTS_PER_ROW);
  vec4 ends = texelFetch(uSegments, texel, 0);
  vec4 field = texelFetch(uSegments, texel + ivec2(1, 0), 0);
  bool isLast = (gl_VertexID & 2) != 0;
  float side = (gl_VertexID & 1) == 0 ? -1.0 : 1.0;

  vec2 run = ends.zw - ends.xy;
  vec2 across = vec2(-run.y, run.x) / max(length(run), 1e-4);
  /* Half of the line, and half a pixel for smooth borders. */
  vAcross = side * (0.5 * uLineScale + 0.5);
  vec2 end = isLast ? ends.zw : ends.xy;
  vec2 pixel = end + across * vAcross;
  pixel.y = uResolution.y - pixel.y;
  gl_Position = vec4(2.0 * pixel / uResolution - 1.0, 0.99999, 1.0);

  float slope = field.y;
  float free = isLast ? field.w : field.z;
  /* Lines fade in obstacles, between near ones, on tops, whose rings would be blots, and where they merge. */
  float seen = clamp((free - LEAST_FREE) / 0.25, 0.0, 1.0);
  float steep = min(1.0, slope * uFadeLength / (0.9 * (1.0 - free) + 1e-6));
  seen *= steep * steep * smoothstep(0.1, 0.3, slope * uFadeLength) * clamp(2.0 - 2.0 * slope / MOST_SLOPE, 0.0, 1.0);
  float near = clamp((field.x / uDensity - 0.75) / 1.25, 0.0, 1.0);
  float rim = free * (1.0 - free);
  /* Each fifth line is stronger. */
  float usual = mod(field.x, 5.0) == 0.0 ? 0.56 : 0.26;
  float light = usual * (0.7 + 0.3 * near) * seen * (1.0 + 2.6 * rim);
  /* Lit lines have an obstacle between themselves and the text, and need no quiet zone. */
  light *= quietFactor(pixel, 1.0 - 0.94 * uLit) * uEntered * mix(1.0, uLit, uObstaclesOnly);
  vColor = mix(uLine, uAccent, min(1.0, near + 2.0 * rim)) * light;
}
