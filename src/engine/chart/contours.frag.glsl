precision highp float;
uniform float uLineScale;
in vec3 vColor;
in float vAcross;
out vec4 outColor;

void main() {
  float cover = clamp(0.5 * uLineScale + 0.5 - abs(vAcross), 0.0, 1.0);
  vec3 color = vColor * cover;
  outColor = vec4(color, max(color.r, max(color.g, color.b)));
}
