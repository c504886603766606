#pragma scene declarations
uniform vec3 uLanternColor;
in float vLanternLight;

#pragma scene color
  color += uLanternColor * (vLanternLight * vBase.a);
