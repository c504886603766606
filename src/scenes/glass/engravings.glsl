#pragma scene ends
  /* Engravings and edges on a body. A line is behind the glass if its faces are turned away from the eye. */
  mat3 rotation = rotationMatrix(pose.rotation);
  from = pose.position + rotation * aFrom.xyz * pose.scale;
  to = pose.position + rotation * aTo.xyz * pose.scale;
  vec3 normalFrom = rotation * aNormalFrom.xyz;
  vec3 normalTo = rotation * aNormalTo.xyz;
  vec3 toEye = cameraPosition - from;
  float facing = max(dot(normalFrom, toEye), dot(normalTo, toEye));
  visible = uHidden > 0.0 ? facing < 0.0 : facing > 0.0;
  lit = edgeLight(normalize(normalFrom + normalTo), normalize(uToLight + normalize(toEye)));
