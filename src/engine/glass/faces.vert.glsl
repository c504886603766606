/*
 * Terms that are constant or linear over a face are computed here, because a face has few corners and many
 * pixels. A scene's chunk may add code at each "pragma scene".
 */
uniform vec3 uAmbient;
uniform float uRim;
uniform float uRoundness;
uniform float uDiffuse;
uniform float uDepthBrightness;
/* Elevation of the wave below the body, -1 to 1. */
uniform float uElevation;

/* xyz: normal of the face, w: weight of the line on the border, negative on a smooth edge. */
in vec4 aNormal;
/* xyz: mean normal of the two faces at the border, w: 0 on the border, 1 in the middle of the face. */
in vec4 aEdgeNormal;
/* rgb: colour, or black for the body's, a: kind of surface. */
in vec4 aColor;
/* Point relative to the centre of its part, in radii of the part. */
in vec3 aFromCentre;

/*
 * x: distance from the border, y: cosine to the eye, z: cosine to halfway between eye and light, w: depth in
 * the glass.
 */
out vec4 vShade;
out float vOpacity;
/* rgb: colour without view-dependent terms, a: share of the view-dependent terms. */
flat out vec4 vBase;
/* rgb: colour of the rim, a: opacity of the line. */
flat out vec4 vRim;
/* rgb: colour of the edge light, a: weight of the bevel. */
flat out vec4 vEdge;
/* rgb: colour of the light in the depth, a: half the line's width in device pixels. */
flat out vec4 vDepth;
/* rgb: colour of the line, a: its lowest opacity on a face of few pixels. */
flat out vec4 vLine;
#pragma scene declarations

void main() {
  mat3 rotation = rotationOf(modelMatrix);
  vec3 normal = rotation * aNormal.xyz;
  vec3 point = (modelMatrix * vec4(position, 1.0)).xyz;
  vec3 fromCentre = rotation * aFromCentre;
  float brightness = uBrightness;
  vec3 toEye = normalize(cameraPosition - point);
  vec3 halfway = normalize(uToLight + toEye);
  /* Normal for rim and glint, bent towards the normal of a sphere. */
  vec3 bent = normalize(mix(normal, normalize(fromCentre), uRoundness));
  vec4 eye = viewMatrix * vec4(point, 1.0);
  float wrap = 0.5 + 0.5 * dot(normal, uToLight);

  vec3 color = tinted(aColor.rgb);
  float unlit = step(0.75, aColor.a);
  float glassy = 1.0 - 0.75 * unlit;
  float lineLight = 1.0;
  vOpacity = uEntered * uShown;
  /* May change color, brightness, vOpacity and lineLight. */
#pragma scene color
  color = mix(color, uHighlightColor, uHighlight);
  color *= 1.0 + brightness;
  vShade = vec4(
    aEdgeNormal.w,
    dot(bent, toEye),
    dot(bent, halfway),
    (0.9 - dot(uToLight, fromCentre)) / 1.9
  );

  vBase.rgb =
    glassy * (0.08 * uAmbient * color + uDiffuse * color * uAccent * max(2.0 * wrap - 1.0, 0.0))
    + 0.64 * unlit * color;
  vBase.a = glassy;
  vRim.rgb = glassy * uRim * mix(color, uAccent, 0.5) * (0.35 + 0.65 * wrap);
  vDepth.rgb = glassy * uDepthBrightness * color * mix(vec3(1.0), color, 0.8);
  /* Less edge light on curves. Without this factor the many walls of a curve look like stripes. */
  float flatness = 1.0 - 0.8 * (step(0.25, aColor.a) - unlit);
  vEdge.rgb = glassy * flatness * mix(color, uFoam, 0.12) * (0.27 + 0.73 * wrap * wrap);
  vEdge.a = 1.0;

  /*
   * Normal of the face on the other side of the edge. If that face is turned away, the edge is on the
   * silhouette.
   */
  vec3 edgeNormal = rotation * aEdgeNormal.xyz;
  vec3 other = 2.0 * dot(edgeNormal, normal) * edgeNormal - normal;
  /* A smooth edge has a line on the silhouette only. */
  bool soft = aNormal.w < 0.0;
  bool outline = dot(other, toEye) < 0.0;
  float weight = soft ? (outline ? -aNormal.w : 0.0) : aNormal.w;
  float width = weight * lineWidth();
  vRim.a = min(1.0, width / 0.9);
  /* Half the line's width. It is wider on the silhouette, where no other face draws the other half. */
  vDepth.a = (outline ? 0.85 : 0.5) * max(width, 0.9);
  vLine = vec4(lineColor(color, lineLight * edgeLight(edgeNormal, halfway)), outline ? 0.9 : 0.5);

  /* May change every output. */
#pragma scene shading
  gl_Position = projectionMatrix * eye;
}
