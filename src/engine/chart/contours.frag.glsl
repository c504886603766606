precision highp float;
uniform float uLineScale;
uniform vec3 uLine;
uniform vec3 uAccent;
/* How far the scene has entered. */
uniform float uEntered;
uniform float uLit;
/* 1 where lines appear with the coast, 0 where they stand around bodies before. */
uniform float uCoastOnly;
/* Lines per unit of the field's height, and device pixels over which a strait is measured. */
uniform float uDensity;
uniform float uCell;

in vec3 vField;
out vec4 outColor;

void main() {
  vec2 field = vField.xy;
  float level = floor(field.x + 0.5);
  float slope = length(vec2(dFdx(field.x), dFdy(field.x)));
  float cover = clamp(0.5 * uLineScale + 0.5 - abs(field.x - level) / max(slope, 1e-5), 0.0, 1.0);
  if (cover == 0.0) discard;
  float sea = clamp(field.y, 0.0, 1.0);
  /* Lines fade on land, in straits, on tops, whose rings would be blots, and where they would merge. */
  float seen = clamp((sea - 0.03) / 0.25, 0.0, 1.0);
  float steep = min(1.0, slope * uCell / (0.9 * (1.0 - sea) + 1e-6));
  seen *= steep * steep * smoothstep(0.1, 0.3, slope * uCell) * clamp(2.0 - 4.0 * slope, 0.0, 1.0);
  float near = clamp((level / uDensity - 0.75) / 1.25, 0.0, 1.0);
  float shore = sea * (1.0 - sea);
  /* Each fifth line is stronger. */
  float usual = mod(level, 5.0) == 0.0 ? 0.56 : 0.26;
  float light = usual * (0.7 + 0.3 * near) * seen * (1.0 + 2.6 * shore);
  light *= cover * uEntered * vField.z * mix(1.0, uLit, uCoastOnly);
  vec3 color = mix(uLine, uAccent, min(1.0, near + 2.0 * shore)) * light;
  outColor = vec4(color, max(color.r, max(color.g, color.b)));
}
