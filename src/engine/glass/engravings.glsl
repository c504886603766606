#pragma scene ends
  /* Engravings and edges on a body. A line is behind the glass if its faces are turned away from the eye. */
  mat3 rotation = rotationMatrix(pose.rotation);
  /*
   * A wave runs along the curve of a chart. It starts from rest, and the right end of a curve stays where it
   * is.
   */
  vec2 places = vec2(aFrom.x, aTo.x);
  vec2 rise = WAVE_UNIT * aCorner.z * (sin(7.0 * places - 0.8 * uTime) - sin(7.0 * places))
    * (1.0 - smoothstep(0.2, 0.8, places));
  from = pose.position + rotation * (aFrom.xyz + vec3(0.0, rise.x, 0.0)) * pose.scale;
  to = pose.position + rotation * (aTo.xyz + vec3(0.0, rise.y, 0.0)) * pose.scale;
  vec3 normalFrom = rotation * aNormalFrom.xyz;
  vec3 normalTo = rotation * aNormalTo.xyz;
  vec3 toEye = cameraPosition - from;
  float facing = max(dot(normalFrom, toEye), dot(normalTo, toEye));
  visible = uHidden > 0.0 ? facing < 0.0 : facing > 0.0;
  lit = edgeLight(normalize(normalFrom + normalTo), normalize(uToLight + normalize(toEye)));
