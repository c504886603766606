/* Turns each line into a quad of constant width. */
uniform vec2 uResolution;
/* Brightness of the lines behind the glass. 0 in the draw call of the lines in front of the glass. */
uniform float uHidden;
uniform float uLineWidth;
/* Whether the line covers what is behind it. */
uniform bool uSolid;

/* x: end of the line, 0 or 1, y: side of the line, -1 or 1, z: height of its wave in WAVE_UNIT. */
in vec4 aCorner;
/* The line leads from `position` to here. */
in vec3 aTo;
/* Normals of the two faces at the line. Zero for a free line: parallel to the picture plane. */
in vec4 aNormalFrom;
in vec4 aNormalTo;
/* rgb: colour, or black for the body's, a: 1 for a line whose colour no light changes. */
in vec4 aColor;
/* x: brightness, y: opacity. */
in vec2 aStrength;

flat out vec4 vColor;
flat out float vHalfWidth;
/* x: device pixels from the middle of the line, y: brightness, z: fade by entrance. */
out vec3 vAcross;

void main() {
  bool isFree = aNormalFrom.xyz == vec3(0.0);
  mat4 matrix = modelMatrix;
  if (isFree) {
    float size = length(matrix[0].xyz);
    matrix = mat4(mat3(size));
    matrix[3] = modelMatrix[3];
  }
  mat3 rotation = rotationOf(modelMatrix);
  /*
   * A wave runs along the curve of a chart. It starts from rest, and the right end of a curve stays where it
   * is.
   */
  vec2 places = vec2(position.x, aTo.x);
  vec2 rise = WAVE_UNIT * aCorner.z * (sin(7.0 * places - 0.8 * uTime) - sin(7.0 * places))
    * (1.0 - smoothstep(0.2, 0.8, places));
  vec3 from = (matrix * vec4(position.x, position.y + rise.x, position.z, 1.0)).xyz;
  vec3 to = (matrix * vec4(aTo.x, aTo.y + rise.y, aTo.z, 1.0)).xyz;
  vec3 normalFrom = rotation * aNormalFrom.xyz;
  vec3 normalTo = rotation * aNormalTo.xyz;
  vec3 toEye = cameraPosition - from;
  /* A line is behind the glass if its faces are turned away from the eye. */
  float facing = max(dot(normalFrom, toEye), dot(normalTo, toEye));
  bool visible = isFree || (uHidden > 0.0 ? facing < 0.0 : facing > 0.0);
  float lit = isFree
    ? 0.9
    : edgeLight(normalize(normalFrom + normalTo), normalize(uToLight + normalize(toEye)));

  /* Slightly nearer to the camera than the faces below the line, which would cover half of it. */
  vec4 eyeFrom = viewMatrix * vec4(from, 1.0);
  vec4 eyeTo = viewMatrix * vec4(to, 1.0);
  vec4 clipFrom = projectionMatrix * vec4(eyeFrom.xyz * 0.9975, 1.0);
  vec4 clipTo = projectionMatrix * vec4(eyeTo.xyz * 0.9975, 1.0);
  visible = visible && min(clipFrom.w, clipTo.w) > 0.2;

  vec2 run = (clipTo.xy / clipTo.w - clipFrom.xy / clipFrom.w) * 0.5 * uResolution;
  float span = length(run);
  vec2 along = run / max(span, 1e-4);
  vec2 across = vec2(-along.y, along.x);
  float width = uLineWidth * lineWidth();
  /* A line thinner than 0.9 pixels is drawn 0.9 pixels wide and less bright. */
  float drawn = max(width, 0.9);
  vHalfWidth = 0.5 * drawn;
  float pad = vHalfWidth + 0.6;
  /*
   * Length of the caps in pixels. Without caps, corners have gaps. Caps that overlap show as bright dots on a
   * curve.
   */
  float cap = span > 40.0 ? 0.35 * drawn : span < 14.0 ? 0.0 : 0.15 * drawn;

  bool last = aCorner.x > 0.5;
  vec4 clip = last ? clipTo : clipFrom;
  vec2 offset = across * aCorner.y * pad + along * (last ? cap : -cap);
  float fade = aStrength.y * uEntered * uShown;
  vAcross = vec3(aCorner.y * pad, aStrength.x, fade);
  float opacity = width / drawn;
  vec3 color = mix(tinted(aColor.rgb), uHighlightColor, uHighlight) * (1.0 + uBrightness);
  vColor = vec4(
    mix(lineColor(color, lit), color * uLineBrightness, aColor.a) * opacity,
    uSolid ? opacity : 0.0
  );
  vColor *= uHidden > 0.0 ? vec4(vec3(uHidden), 1.0) : vec4(1.0);
  /* A hidden line lies outside of the clip volume. */
  gl_Position = visible
    ? clip + vec4(offset / (0.5 * uResolution) * clip.w, 0.0, 0.0)
    : vec4(2.0, 2.0, 2.0, 1.0);
}
