#pragma scene ends
  /*
   * Lines of the sky have world coordinates. They follow no body, and the fog does not hide them. PITCH is the pitch of
   * the voyage over the glow of body 0, SEA_Z the depth of the seventh bar: far lines rise with the pitch.
   */
  float rise = PITCH * pose.glow;
  from = aFrom.xyz + vec3(0.0, rise * (SEA_Z - aFrom.z), 0.0);
  to = aTo.xyz + vec3(0.0, rise * (SEA_Z - aTo.z), 0.0);
  inFog = false;
  width = 0.5;
