/** Shader source that faces and lines share. Colours are sRGB values used as they are, so that CSS and WebGL match. */
const common = /* glsl */ `
precision highp float;
precision highp sampler2D;

uniform sampler2D uPoses;
uniform int uColumns;
uniform vec2 uShift;
uniform vec3 uAccent;
uniform vec3 uToLight;
uniform vec3 uFog;

struct Pose { vec3 place; float size; vec4 turn; float presence; float level; };

Pose poseOf(float slot) {
  int index = int(slot + 0.5);
  int x = (index % uColumns) * 3;
  int y = index / uColumns;
  vec4 a = texelFetch(uPoses, ivec2(x, y), 0);
  vec4 b = texelFetch(uPoses, ivec2(x + 1, y), 0);
  vec4 c = texelFetch(uPoses, ivec2(x + 2, y), 0);
  return Pose(a.xyz, a.w, b, c.x, c.y);
}

vec3 turned(vec4 q, vec3 v) {
  return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

/* Bodies sink into the ink with depth: 1 near, 0 far. */
float clarity(float depth) {
  return exp(-pow(max(0.0, depth - uFog.x) / uFog.y, uFog.z));
}
`

/** The sea's own colours: deep water below, foam on the crests. Needs the pose's wave level, -1 to 1. */
const sea = /* glsl */ `
#ifdef SEA
uniform vec3 uDeep;
uniform vec3 uFoam;
vec3 seaColor(vec3 color, float level) {
  float crest = 0.5 + 0.5 * level;
  float top = crest * crest;
  return mix(uDeep, color, min(1.0, 1.25 * crest)) + 0.22 * uFoam * top * top;
}
/* Bars fade downwards, so that they sink in the water and never end. */
float seaFade(float height) {
  return pow(clamp(height, 0.0, 1.0), 1.5);
}
#endif
`

/** Dims what lies behind the text: left of its edge on wide windows, in its band on tall ones. */
const quiet = /* glsl */ `
uniform vec4 uQuiet;
uniform vec2 uResolution;
float quietness() {
  vec2 ndc = gl_FragCoord.xy / uResolution * 2.0 - 1.0;
  float band = uQuiet.w < 0.5
    ? 1.0 - smoothstep(uQuiet.x, uQuiet.x + uQuiet.y, ndc.x)
    : (1.0 - smoothstep(0.77, 0.86, ndc.y)) * smoothstep(-0.44, -0.345, ndc.y);
  return mix(1.0, uQuiet.z, band);
}
`

/** Light on a line from the mean normal of its two faces: lines that all shine alike are a neon wireframe. */
const edgeLight = /* glsl */ `
uniform float uLine;
float edgeLight(vec3 normal, vec3 toEye) {
  float wrap = 0.5 + 0.5 * dot(normal, uToLight);
  float glint = pow(max(dot(normal, normalize(uToLight + toEye)), 0.0), 14.0);
  return mix(1.0, 1.15 * wrap * wrap + 0.12, 0.8) + 0.44 * glint;
}
/* Device pixels. */
float lineWidth(float clear) {
  return mix(0.75, 1.9, clear) * uLine;
}
`

export const faceVertex = /* glsl */ `
${common}
${sea}
in vec4 aNormal;
in vec4 aEdgeNormal;
in vec4 aColor;
in vec4 aPart;
in vec2 aData;

out vec3 vPoint;
out vec3 vFromCentre;
out float vBorder;
out float vClear;
flat out vec3 vNormal;
flat out vec3 vColor;
flat out vec4 vFlat;

${edgeLight}

void main() {
  Pose pose = poseOf(aData.x);
  vec3 normal = turned(pose.turn, aNormal.xyz);
  vec3 fromBody = turned(pose.turn, position * pose.size);
  vec3 point = pose.place + fromBody;
  vPoint = point;
  vNormal = normal;
  vFromCentre = (fromBody - turned(pose.turn, aPart.xyz * 2.0 * pose.size)) / max(aPart.w * 2.0 * pose.size, 1e-4);
  vBorder = aData.y;
  vec4 eye = viewMatrix * vec4(point, 1.0);
  float clear = clarity(-eye.z);
  vColor = aColor.rgb;
#ifdef SEA
  vColor = seaColor(vColor, pose.level);
  vClear = clear * pose.presence * seaFade(1.0 + position.y);
#else
  vClear = clear * pose.presence;
#endif
  vec3 edgeNormal = turned(pose.turn, aEdgeNormal.xyz);
  float lit = edgeLight(edgeNormal, normalize(cameraPosition - point));
#ifdef SEA
  lit *= 0.20 + pow(0.5 + 0.5 * pose.level, 1.8);
#endif
  vFlat = vec4(lit, aNormal.w * lineWidth(clear), aColor.a, clear);
  gl_Position = projectionMatrix * eye;
  gl_Position.xy += uShift * gl_Position.w;
}
`

export const faceFragment = /* glsl */ `
precision highp float;
uniform vec3 uAccent;
uniform vec3 uAmbient;
uniform vec3 uToLight;
uniform vec3 uFoam;
uniform vec4 uRim;
uniform vec4 uLook;
uniform vec4 uGlass;
uniform float uLineForce;
${quiet}
in vec3 vPoint;
in vec3 vFromCentre;
in float vBorder;
in float vClear;
flat in vec3 vNormal;
flat in vec3 vColor;
flat in vec4 vFlat;
out vec4 outColor;

void main() {
  vec3 c = vColor;
  float unlit = vFlat.z;
  vec3 toEye = normalize(cameraPosition - vPoint);
  vec3 bent = normalize(mix(vNormal, normalize(vFromCentre), uRim.z));
  float lambert = max(dot(vNormal, uToLight), 0.0);
  float wrap = 0.5 + 0.5 * dot(vNormal, uToLight);
  float facing = clamp(dot(bent, toEye), 0.0, 1.0);
  float fresnel = pow(1.0 - facing, uRim.y);
  float inner = 1.0 - vBorder;
  float border = inner * inner * inner;
  vec3 halfway = normalize(uToLight + toEye);

  vec3 color = uAmbient * 0.08 * c
    + uLook.x * c * uAccent * lambert
    + uRim.x * mix(c, uAccent, 0.5) * fresnel * (0.35 + 0.65 * wrap)
    + uLook.y * c * border * (0.25 + 0.75 * wrap)
    + uLook.z * c * mix(vec3(1.0), c, 0.8) * smoothstep(-0.9, 1.0, -dot(uToLight, vFromCentre)) * (1.0 - 0.4 * border)
    + uLook.w * mix(uAccent, uFoam, uGlass.w) * pow(max(dot(bent, halfway), 0.0), uRim.w);
  color = mix(color, c * 0.85, 0.75 * unlit);
  float alpha = uGlass.x + uGlass.y * fresnel;

  vec2 slope = vec2(dFdx(vBorder), dFdy(vBorder));
  float rate = max(length(slope), 1e-5);
  /* The second line inside each face: it says "etched". */
  float bevel = 1.0 - smoothstep(0.5, 1.4, abs(vBorder - 0.10) / rate);
  bevel *= 1.0 - smoothstep(0.03, 0.07, rate);
#ifdef SEA
  bevel *= step(0.5, vNormal.y);
#endif
  color += uGlass.z * bevel * mix(c, uFoam, 0.2) * (0.3 + 0.7 * wrap * wrap) * (1.0 - unlit);

  /* Half of the line on a border belongs to each of its two faces. */
  float width = 0.5 * max(vFlat.y, 0.9);
  float line = 1.0 - smoothstep(width - 0.5, width + 0.5, vBorder / rate);
  line *= min(1.0, vFlat.y / 0.9);
  /* A face of a few pixels is a colour, not a drawing. */
  line *= 1.0 - 0.75 * smoothstep(0.2, 0.45, rate);
  float lit = vFlat.x;
  vec3 ink = lit * mix(c, uFoam, 0.58 * min(lit, 1.2) * mix(0.55, 1.0, vFlat.w)) * uLineForce;
#ifdef SEA
  color = mix(color, max(color, ink), line);
#else
  color = mix(color, ink, line);
#endif
  alpha = mix(alpha, 1.0, line * 0.8);

  color *= vClear * quietness();
  alpha *= vClear;
  outColor = vec4(color, max(alpha, max(color.r, max(color.g, color.b))));
}
`

export const lineVertex = /* glsl */ `
${common}
${sea}
${edgeLight}
#ifndef SEA
uniform vec3 uFoam;
#endif
uniform vec2 uResolution;
uniform float uHidden;
uniform float uReach;
uniform float uLineForce;

in vec2 aCorner;
in vec4 aFrom;
in vec4 aTo;
in vec4 aNormalFrom;
in vec4 aNormalTo;
in vec4 aColor;
in vec4 aExtra;

out vec3 vInk;
out float vAlpha;
out float vAcross;
out float vHalf;

const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);

void main() {
  vInk = vec3(0.0);
  vAlpha = 0.0;
  vAcross = 0.0;
  vHalf = 0.0;
  gl_Position = NOWHERE;
  int kind = int(aNormalFrom.w * 4.0 + 0.5);
  bool free = kind == 2;
  bool link = kind == 3;
  Pose from = poseOf(aFrom.w);
  Pose to = poseOf(aTo.w);
  vec3 a = from.place + (free ? aFrom.xyz : turned(from.turn, aFrom.xyz)) * from.size;
  vec3 b = to.place + (free ? aTo.xyz : turned(to.turn, aTo.xyz)) * to.size;
  float presence = min(from.presence, to.presence);
  float alpha = 1.0;
  vec3 normal = vec3(0.0);
  vec3 toEye = normalize(cameraPosition - 0.5 * (a + b));

  if (link) {
    float reach = distance(a, b);
    if (uHidden > 0.5 || reach >= uReach) return;
    alpha = 0.95 * pow(1.0 - reach / uReach, 0.8);
    vec3 along = (b - a) / max(reach, 1e-4);
    a += along * aExtra.z * from.size;
    b -= along * aExtra.w * to.size;
    if (dot(b - a, along) <= 0.0) return;
  } else if (free) {
    if (uHidden > 0.5) return;
  } else {
    vec3 n1 = turned(from.turn, aNormalFrom.xyz);
    vec3 n2 = turned(from.turn, aNormalTo.xyz);
    bool front1 = dot(n1, cameraPosition - a) > 0.0;
    bool front2 = dot(n2, cameraPosition - a) > 0.0;
    normal = normalize(n1 + n2);
    bool away = !front1 && !front2;
    bool wanted = uHidden > 0.5
      ? away && aNormalTo.w > 0.5
      : kind == 1 ? front1 : front1 != front2;
    if (!wanted) return;
  }

  /* Slightly nearer than the faces that it belongs to. */
  vec4 eyeA = viewMatrix * vec4(a, 1.0);
  vec4 eyeB = viewMatrix * vec4(b, 1.0);
  float depth = -0.5 * (eyeA.z + eyeB.z);
  vec4 clipA = projectionMatrix * vec4(eyeA.xyz * 0.9975, 1.0);
  vec4 clipB = projectionMatrix * vec4(eyeB.xyz * 0.9975, 1.0);
  if (clipA.w < 0.2 || clipB.w < 0.2) return;
  vec2 pixelA = clipA.xy / clipA.w * 0.5 * uResolution;
  vec2 pixelB = clipB.xy / clipB.w * 0.5 * uResolution;
  vec2 run = pixelB - pixelA;
  float span = length(run);
  vec2 along = span > 1e-4 ? run / span : vec2(1.0, 0.0);
  vec2 across = vec2(-along.y, along.x);

  float clear = clarity(depth);
  if (clear < 0.02) return;
  float width = lineWidth(clear) * (link ? 0.85 : kind == 0 ? 1.0 : 0.9);
  float drawn = max(width, 0.9);
  alpha *= width / drawn;
  vHalf = 0.5 * drawn;
  float pad = vHalf + 0.6;
  /* Ends that overlap make beads along a curve; ends that stop short leave gaps at corners. */
  float cap = span > 40.0 ? 0.35 * drawn : span < 14.0 ? 0.0 : 0.15 * drawn;

  bool end = aCorner.x > 0.5;
  vec4 clip = end ? clipB : clipA;
  vec2 offset = across * aCorner.y * pad + along * (end ? cap : -cap);
  vAcross = aCorner.y * pad;
  float strength = end ? aExtra.y : aExtra.x;

  vec3 c = aColor.rgb;
  float lit = free || link ? 0.9 : edgeLight(normal, toEye);
#ifdef SEA
  c = seaColor(c, from.level);
  float crest = 0.5 + 0.5 * from.level;
  float bright = 0.20 + pow(crest, 1.8);
  float sunk = seaFade(1.0 + (end ? aTo.y : aFrom.y));
  strength *= bright * sunk;
  alpha *= sunk;
#endif
  vec3 ink = lit * mix(c, uFoam, 0.58 * min(lit, 1.2) * mix(0.55, 1.0, clear) * (1.0 - aColor.a));
  float fade = pow(clear, 0.8) * presence;
  vInk = ink * strength * fade * uLineForce * (uHidden > 0.5 ? uHidden : 1.0);
  vAlpha = alpha * fade;
  gl_Position = clip;
  gl_Position.xy += (offset / (0.5 * uResolution) + uShift) * clip.w;
}
`

export const lineFragment = /* glsl */ `
precision highp float;
${quiet}
in vec3 vInk;
in float vAlpha;
in float vAcross;
in float vHalf;
out vec4 outColor;

void main() {
  float cover = 1.0 - smoothstep(vHalf - 0.5, vHalf + 0.5, abs(vAcross));
  vec3 color = vInk * vAlpha * cover * quietness();
  outColor = vec4(color, max(vAlpha * cover * 0.9, max(color.r, max(color.g, color.b))));
}
`
