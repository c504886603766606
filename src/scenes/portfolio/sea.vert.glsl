#pragma scene declarations
/* Colour of the troughs. */
uniform vec3 uDeep;

#pragma scene color
  /* Dark water in the troughs, foam on the crests. Bars fade out downwards, so that no lower end shows. */
  float crest = 0.5 + 0.5 * pose.elevation;
  color = mix(uDeep, color, min(1.0, 1.25 * crest)) + 0.22 * uFoam * crest * crest * crest * crest;
  float height = max(0.0, 1.0 + aPoint.y);
  vClarity *= height * sqrt(height);
  lineLight = 0.2 + crest * sqrt(crest);

#pragma scene shading
  vDepth.rgb *= 0.55 + 0.85 * crest;
  /* Only the caps of the bars have a bevel. */
  vEdge.a = step(0.5, normal.y);
