/* See lines.vert.glsl for the inputs. */
flat in vec4 vColor;
flat in float vHalfWidth;
in vec3 vAcross;
out vec4 outColor;

void main() {
  float cover = clamp(vHalfWidth + 0.5 - abs(vAcross.x), 0.0, 1.0) * vAcross.z;
  vec3 color = vColor.rgb * (cover * vAcross.y);
  outColor = vec4(color, max(vColor.a * cover * 0.9, max(color.r, max(color.g, color.b))));
}
