precision highp float;
uniform float uLineScale;
uniform vec3 uLine;
uniform vec3 uAccent;
/* How far the scene has entered. */
uniform float uEntered;
uniform float uLit;
/* 1 where lines appear with the obstacles, 0 where they stand around bodies before. */
uniform float uObstaclesOnly;
/* Lines per unit of the field's height, and device pixels over which the way between obstacles counts. */
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
  float free = clamp(field.y, 0.0, 1.0);
  /* Lines fade in obstacles, between near ones, on tops, whose rings would be blots, and where they merge. */
  float seen = clamp((free - 0.03) / 0.25, 0.0, 1.0);
  float steep = min(1.0, slope * uCell / (0.9 * (1.0 - free) + 1e-6));
  seen *= steep * steep * smoothstep(0.1, 0.3, slope * uCell) * clamp(2.0 - 4.0 * slope, 0.0, 1.0);
  float near = clamp((level / uDensity - 0.75) / 1.25, 0.0, 1.0);
  float rim = free * (1.0 - free);
  /* Each fifth line is stronger. */
  float usual = mod(level, 5.0) == 0.0 ? 0.56 : 0.26;
  float light = usual * (0.7 + 0.3 * near) * seen * (1.0 + 2.6 * rim);
  light *= cover * uEntered * vField.z * mix(1.0, uLit, uObstaclesOnly);
  vec3 color = mix(uLine, uAccent, min(1.0, near + 2.0 * rim)) * light;
  outColor = vec4(color, max(color.r, max(color.g, color.b)));
}
