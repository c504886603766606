/* The ring of light: centre and radius in halves of the window's height, brightness. */
uniform vec4 uRing;
/* Width / height of the window. */
uniform float uAspect;

/* Light of the ring at a point in NDC: sharp at its front, with a glow behind. */
float ringAt(vec2 point) {
  if (uRing.w == 0.0) return 0.0;
  float ahead = distance(point * vec2(uAspect, 1.0), uRing.xy) - uRing.z;
  return uRing.w * (ahead > 0.0 ? exp(-ahead * ahead * 600.0) : exp(ahead * 5.0));
}
