#pragma scene ends
  /* Lines of the sky have world coordinates. They follow no body, and the fog does not hide them. */
  from = aFrom.xyz;
  to = aTo.xyz;
  inFog = false;
  width = 0.5;
