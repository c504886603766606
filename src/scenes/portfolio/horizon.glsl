#pragma scene declarations
/* Pitch of the world in radians, and the fraction of the lines' brightness that one radian takes away. */
uniform float uPitch;
const float FADE = 4.0;

#pragma scene ends
  /*
   * Lines of the sky have world coordinates. They follow no body, and the fog does not hide them. They rise
   * as the world pitches about z = 0, about where the row stands at the stations.
   */
  from = aFrom.xyz - vec3(0.0, uPitch * aFrom.z, 0.0);
  to = aTo.xyz - vec3(0.0, uPitch * aTo.z, 0.0);
  pose.glow = -FADE * uPitch;
  inFog = false;
  width = 0.5;
