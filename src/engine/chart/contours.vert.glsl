/*
 * Places the points of a fine grid over the window and gives each the height of the field, smoothed: a cubic
 * B-spline over the coarse grid that contourMesh.ts writes.
 */
precision highp float;
precision highp sampler2D;
/* Per point of the coarse grid: height in lines, share of sea. */
uniform sampler2D uField;
/* How far lines beside text are lit. */
uniform float uLit;
uniform vec2 uResolution;

/* x: height in lines, y: share of sea, z: brightness outside of the quiet zone. */
out vec3 vField;

vec4 weights(float t) {
  float s = 1.0 - t;
  return vec4(s * s * s, 4.0 - 6.0 * t * t + 3.0 * t * t * t, 4.0 - 6.0 * s * s + 3.0 * s * s * s, t * t * t) / 6.0;
}

void main() {
  ivec2 fine = ivec2(gl_VertexID % FINE_COLUMNS, gl_VertexID / FINE_COLUMNS);
  ivec2 cell = fine / REFINED;
  vec2 within = vec2(fine - cell * REFINED) / float(REFINED);
  vec4 across = weights(within.x);
  vec4 down = weights(within.y);
  vec2 field = vec2(0.0);
  for (int row = 0; row < 4; row += 1)
    for (int column = 0; column < 4; column += 1)
      field += across[column] * down[row] * texelFetch(uField, cell + ivec2(column, row), 0).xy;
  vec2 place = vec2(fine) / vec2(FINE_COLUMNS - 1, FINE_ROWS - 1);
  vec2 end = vec2(2.0 * place.x - 1.0, 1.0 - 2.0 * place.y);
  /* Lit lines have land between themselves and the text, and need no quiet zone. */
  vField = vec3(field, quietFactor((end + 1.0) * 0.5 * uResolution, 1.0 - 0.94 * uLit));
  gl_Position = vec4(end, 0.99999, 1.0);
}
