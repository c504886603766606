precision highp float;

/*
 * The quiet zone is the darker area behind the page's text: the text's columns or rows, and the header.
 * The first is the product of a ramp along x and one along y, the second a ramp along y. Each ramp is
 * factor * device pixels + offset.
 */
uniform vec2 uQuietX;
/* xy: ramp of the text, zw: ramp of the header. */
uniform vec4 uQuietY;
/* Share of the brightness that the quiet zone takes away. */
uniform float uQuiet;

/*
 * Factor on the colour at a device pixel, below 1 behind the page's text. `text` is the share of the zone
 * behind it that counts.
 */
float quietFactor(vec2 pixel, float text) {
  vec3 ramp = clamp(vec3(uQuietX.x * pixel.x + uQuietX.y, uQuietY.xz * pixel.yy + uQuietY.yw), 0.0, 1.0);
  ramp *= ramp * (3.0 - 2.0 * ramp);
  return 1.0 - uQuiet * max(text * ramp.x * ramp.y, ramp.z);
}
