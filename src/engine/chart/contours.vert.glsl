/* The field over the window, behind all bodies. */
precision highp float;
/* How far lines beside text are lit. */
uniform float uLit;
uniform vec2 uResolution;

/* Height in lines, and the share that obstacles leave free. */
in vec2 aField;
/* x: height in lines, y: the free share, z: brightness outside of the quiet zone. */
out vec3 vField;

void main() {
  vec2 place = vec2(gl_VertexID % COLUMNS, gl_VertexID / COLUMNS) / vec2(COLUMNS - 1, ROWS - 1);
  vec2 end = vec2(2.0 * place.x - 1.0, 1.0 - 2.0 * place.y);
  /* Lit lines have an obstacle between themselves and the text, and need no quiet zone. */
  vField = vec3(aField, quietFactor((end + 1.0) * 0.5 * uResolution, 1.0 - 0.94 * uLit));
  gl_Position = vec4(end, 0.99999, 1.0);
}
