#pragma scene declarations
/* xyz: the flame, w: size of the lantern. */
uniform vec4 uFlames[3];
out float vLanternLight;

#pragma scene shading
  vLanternLight = 0.0;
  for (int index = 0; index < 3; index += 1) {
    vec3 toLantern = uFlames[index].xyz - point;
    float reach = 2.1 * uFlames[index].w * uFlames[index].w;
    float near = min(0.26, reach / (reach + dot(toLantern, toLantern)));
    vLanternLight += near * (0.25 + 0.75 * max(0.0, dot(normal, normalize(toLantern))));
  }
