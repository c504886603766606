#pragma scene declarations
/* Scene units beyond which two bodies are not linked. */
uniform float uReach;

#pragma scene ends
  /* Marks of the chart ignore the body's rotation, so they are parallel to the picture plane. Links join two bodies. */
  from = pose.position + aFrom.xyz * pose.scale;
  to = pose.position + aTo.xyz * pose.scale;
  Pose target = poseOf(aTo.w);
  float apart = distance(pose.position, target.position);
  vec3 direction = (target.position - pose.position) / max(apart, 1e-4);
  float start = aExtra.z * pose.scale;
  float end = apart - aExtra.w * target.scale;
  float near = max(0.0, 1.0 - apart / uReach);
  if (int(aCorner.z + 0.5) == LINK) {
    from = pose.position + direction * start;
    to = pose.position + direction * end;
    visible = near > 0.0 && end > start;
    /* Where many stars meet, the longest links would be a haze of threads, which posters break into dashes. */
    alpha = 0.95 * mix(near, sqrt(near), 0.45) * smoothstep(0.0, 0.42, near);
    progress = min(progress, target.progress);
    width = 0.85;
  }
