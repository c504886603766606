precision highp float;

/*
 * The quiet zone is the darker area behind the page's text. It is the product of three ramps: one along x, two along y.
 * Each ramp is factor * device pixels + offset.
 */
uniform vec2 uQuietX;
uniform vec4 uQuietY;
/* Share of the brightness that the quiet zone takes away. */
uniform float uQuiet;

/* Factor on the colour of this pixel, below 1 behind the page's text. */
float quietFactor() {
  vec3 ramp = clamp(vec3(uQuietX.x * gl_FragCoord.x + uQuietX.y, uQuietY.xz * gl_FragCoord.yy + uQuietY.yw), 0.0, 1.0);
  ramp *= ramp * (3.0 - 2.0 * ramp);
  return 1.0 - uQuiet * ramp.x * ramp.y * ramp.z;
}
