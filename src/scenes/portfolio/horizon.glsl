#pragma scene ends
  /* Lines that stand in the scene by themselves. They follow no body and stay out of the fog. */
  from = aFrom.xyz;
  to = aTo.xyz;
  inFog = false;
  width = 0.5;
