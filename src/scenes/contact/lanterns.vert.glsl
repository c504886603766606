#pragma scene declarations
out float vLanternLight;

#pragma scene shading
  /*
   * The lanterns are the LANTERNS bodies from index FIRST_LANTERN on. 0.22 is the height of the flame in
   * lantern.ts.
   */
  vLanternLight = 0.0;
  for (int index = 0; index < LANTERNS; index += 1) {
    Pose lantern = poseOf(float(FIRST_LANTERN + index));
    vec3 toLantern = lantern.position + vec3(0.0, 0.22 * lantern.scale, 0.0) - point;
    float reach = 2.1 * lantern.scale * lantern.scale;
    float near = min(0.26, reach / (reach + dot(toLantern, toLantern)));
    vLanternLight += lantern.shown * near * (0.25 + 0.75 * max(0.0, dot(normal, normalize(toLantern))));
  }
