#pragma scene ends
  /*
   * Lines of the sky have world coordinates. They follow no body, and the fog does not hide them. They rise as the world
   * pitches about z = SEA_Z. PITCH times the glow of body 0 is the pitch of the journey in radians.
   */
  float rise = PITCH * pose.glow;
  from = aFrom.xyz + vec3(0.0, rise * (SEA_Z - aFrom.z), 0.0);
  to = aTo.xyz + vec3(0.0, rise * (SEA_Z - aTo.z), 0.0);
  inFog = false;
  width = 0.5;
