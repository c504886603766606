/* Turns each line into a quad of constant width. A chunk at "pragma scene ends" sets the line's ends. */
uniform vec2 uResolution;
/* Brightness of the lines behind the glass. 0 in the draw call of the lines in front of the glass. */
uniform float uHidden;

/* x: end of the line, 0 or 1, y: side of the line, -1 or 1, z: stroke, for a scene's own lines. */
in vec4 aCorner;
/* xyz: the end in its body's own coordinates, w: index of the body. */
in vec4 aFrom;
in vec4 aTo;
/* Normals of the two faces at the line. */
in vec4 aNormalFrom;
in vec4 aNormalTo;
/* rgb: colour, a: 1 for a line whose colour no light changes. */
in vec4 aColor;
/* x, y: brightness at the two ends, z, w: gaps at the two ends in units of the bodies' size. */
in vec4 aExtra;

flat out vec4 vColor;
flat out float vHalfWidth;
/* x: device pixels from the middle of the line, y: brightness, z: fade by fog and entrance. */
out vec3 vAcross;
#pragma scene declarations

void main() {
  Pose pose = poseOf(aFrom.w);
  /* The chunk must set `from` and `to`, world positions. It may change the other variables. */
  vec3 from;
  vec3 to;
  bool visible = true;
  bool inFog = true;
  float lit = 0.9;
  float width = 0.9;
  float alpha = 1.0;
  float shown = pose.shown;
#pragma scene ends

  /* Slightly nearer to the camera than the faces below the line, which would cover half of it. */
  vec4 eyeFrom = viewMatrix * vec4(from, 1.0);
  vec4 eyeTo = viewMatrix * vec4(to, 1.0);
  vec4 clipFrom = projectionMatrix * vec4(eyeFrom.xyz * 0.9975, 1.0);
  vec4 clipTo = projectionMatrix * vec4(eyeTo.xyz * 0.9975, 1.0);
  float clarity = inFog ? clarityAt(-0.5 * (eyeFrom.z + eyeTo.z)) : 1.0;
  visible = visible && shown > 0.0 && clarity > 0.02 && min(clipFrom.w, clipTo.w) > 0.2;

  vec2 run = (clipTo.xy / clipTo.w - clipFrom.xy / clipFrom.w) * 0.5 * uResolution;
  float span = length(run);
  vec2 along = run / max(span, 1e-4);
  vec2 across = vec2(-along.y, along.x);
  width *= lineWidth(clarity);
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
  float fade = inFog ? shown * clarityAt(last ? -eyeTo.z : -eyeFrom.z) : shown;
  vAcross = vec3(aCorner.y * pad, last ? aExtra.y : aExtra.x, fade);
  float opacity = alpha * width / drawn;
  vec3 color = mix(aColor.rgb, uWarm, pose.warmth) * (1.0 + pose.glow);
  vColor = vec4(
    mix(lineColor(color, lit, clarity), color * uLineBrightness, aColor.a) * opacity,
    inFog ? opacity : 0.0
  );
  vColor *= uHidden > 0.0 ? vec4(vec3(uHidden), 1.0) : vec4(1.0);
  /* A hidden line lies outside of the clip volume. */
  gl_Position = visible
    ? clip + vec4(offset / (0.5 * uResolution) * clip.w, 0.0, 0.0)
    : vec4(2.0, 2.0, 2.0, 1.0);
}
