#pragma scene declarations
/* Colour of the troughs, and of far bars. */
uniform vec3 uDeep;
/* Depth at which a fog begins, and depth range in which it grows, scene units. */
const vec2 FOG = vec2(21.0, 37.0);
/* xy: place on the cap in scene units, z: 1 on the cap, 0 on the walls. */
out vec3 vCap;

#pragma scene color
  /* Dark water in the troughs, foam on the crests. Bars fade out downwards, so that no lower end shows. */
  float crest = 0.5 + 0.5 * uElevation;
  color = mix(uDeep, color, min(1.0, 1.25 * crest)) + 0.22 * uFoam * crest * crest * crest * crest;
  /*
   * A negative brightness takes all light of a bar, its glint too. Bright bars stand above the water and fade
   * out lower.
   */
  vOpacity *= 1.0 + min(0.0, brightness);
  brightness = max(0.0, brightness);
  float height = clamp((1.0 + position.y) * (1.0 + 0.4 * brightness), 0.0, 1.0);
  vOpacity *= height * sqrt(height);
  float fog = max(0.0, -eye.z - FOG.x) / FOG.y;
  float clarity = exp(-fog * sqrt(fog));
  vOpacity *= clarity;
  color = mix(color, uDeep, 0.65 - 0.65 * clarity);
  lineLight = 0.2 + crest * sqrt(crest);

#pragma scene shading
  /* A bar with more brightness is lighter towards its edges, like etched glass that is lit from below. */
  vDepth.rgb *= (0.55 + 0.85 * crest) * (1.0 - 0.3 * brightness);
  vEdge.rgb *= 1.0 + 2.0 * brightness;
  /* Only the caps of the bars have a bevel and a grid. */
  vEdge.a = step(0.5, normal.y);
  vCap = vec3(position.xz * length(modelMatrix[0].xyz), vEdge.a);
