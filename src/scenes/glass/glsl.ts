/** Shader source that faces and lines share. Colours are sRGB values used as they are, so that CSS and WebGL match. */
const common = /* glsl */ `
precision highp float;
precision highp sampler2D;

uniform sampler2D uPoses;
uniform vec2 uShift;
uniform vec3 uAccent;
uniform vec3 uToLight;
uniform vec2 uFog;
uniform vec3 uFoam;
uniform float uLine;
uniform float uLineForce;

struct Pose { vec3 place; float size; vec4 turn; float progress; float level; };

Pose poseOf(float body) {
  int index = int(body + 0.5);
  ivec2 at = ivec2((index & 255) * 3, index >> 8);
  vec4 a = texelFetch(uPoses, at, 0);
  vec4 b = texelFetch(uPoses, at + ivec2(1, 0), 0);
  vec4 c = texelFetch(uPoses, at + ivec2(2, 0), 0);
  return Pose(a.xyz, a.w, b, c.x, c.y);
}

mat3 turnOf(vec4 q) {
  vec3 d = q.xyz + q.xyz;
  vec3 w = d * q.w;
  vec3 s = d * q.xyz;
  float xy = d.x * q.y;
  float xz = d.x * q.z;
  float yz = d.y * q.z;
  return mat3(
    1.0 - s.y - s.z, xy + w.z, xz - w.y,
    xy - w.z, 1.0 - s.x - s.z, yz + w.x,
    xz + w.y, yz - w.x, 1.0 - s.x - s.y
  );
}

/* Bodies sink into the ink with depth: 1 near, 0 far. */
float clarity(float depth) {
  float far = max(0.0, depth - uFog.x) * uFog.y;
  return exp(-far * sqrt(far));
}

/* Light on a line from the mean normal of its two faces: lines that all shine alike are a neon wireframe. */
float edgeLight(vec3 normal, vec3 halfway) {
  float wrap = 0.5 + 0.5 * dot(normal, uToLight);
  float glint = max(dot(normal, halfway), 0.0);
  glint *= glint;
  glint *= glint;
  glint *= glint;
  return 0.296 + 0.92 * wrap * wrap + 0.44 * glint * glint;
}

/* Device pixels. */
float lineWidth(float clear) {
  return mix(0.75, 1.9, clear) * uLine;
}

vec3 inkOf(vec3 color, float lit, float clear) {
  return lit * uLineForce * mix(color, uFoam, 0.58 * min(lit, 1.2) * mix(0.55, 1.0, clear));
}
`

/** Dims what lies behind the text: left of its edge on wide windows, in its band on tall ones. */
const quiet = /* glsl */ `
/* Factor and offset from device pixels to each of three ramps. */
uniform vec2 uQuietX;
uniform vec4 uQuietY;
uniform float uQuiet;
float quietness() {
  vec3 ramp = clamp(vec3(uQuietX.x * gl_FragCoord.x + uQuietX.y, uQuietY.xz * gl_FragCoord.yy + uQuietY.yw), 0.0, 1.0);
  ramp *= ramp * (3.0 - 2.0 * ramp);
  return 1.0 - uQuiet * ramp.x * ramp.y * ramp.z;
}
`

/**
 * Whatever is the same all over a face, or changes evenly over it, is found here: faces have few corners and very many
 * pixels.
 */
export const faceVertex = /* glsl */ `
${common}
uniform vec3 uAmbient;
uniform vec2 uRim;
uniform vec3 uLook;
#ifdef SEA
uniform vec3 uDeep;
#endif

in vec4 aPoint;
in vec4 aNormal;
in vec4 aEdgeNormal;
in vec4 aColor;
in vec4 aPart;

/* Distance from the border, facing the eye, facing halfway to the light, depth in the glass. */
out vec4 vShade;
out float vClear;
#ifdef LAMPS
out float vLamp;
#endif
flat out vec4 vBase;
flat out vec4 vRim;
flat out vec4 vEdge;
flat out vec4 vDeep;
flat out vec4 vInk;

void main() {
  Pose pose = poseOf(aPoint.w);
  mat3 turn = turnOf(pose.turn);
  vec3 normal = turn * aNormal.xyz;
  vec3 point = pose.place + turn * aPoint.xyz * pose.size;
  vec3 fromCentre = turn * (aPoint.xyz - 2.0 * aPart.xyz) / max(2.0 * aPart.w, 1e-4);
  vec3 toEye = normalize(cameraPosition - point);
  vec3 halfway = normalize(uToLight + toEye);
  vec3 bent = normalize(mix(normal, normalize(fromCentre), uRim.y));
  vec4 eye = viewMatrix * vec4(point, 1.0);
  float clear = clarity(-eye.z);
  float wrap = 0.5 + 0.5 * dot(normal, uToLight);

  vec3 c = aColor.rgb;
  float unlit = step(0.75, aColor.a);
  float whole = 1.0 - 0.75 * unlit;
  float light = 1.0;
  vClear = clear * pose.progress;
#ifdef SEA
  /* Deep water below, foam on the crests; bars fade downwards, so that they sink in the water and never end. */
  float crest = 0.5 + 0.5 * pose.level;
  c = mix(uDeep, c, min(1.0, 1.25 * crest)) + 0.22 * uFoam * crest * crest * crest * crest;
  float height = max(0.0, 1.0 + aPoint.y);
  vClear *= height * sqrt(height);
  light = 0.2 + crest * sqrt(crest);
#endif
  vShade = vec4(
    aEdgeNormal.w,
    dot(bent, toEye),
    dot(bent, halfway),
    (0.9 - dot(uToLight, fromCentre)) / 1.9
  );

  vBase.rgb = whole * (0.08 * uAmbient * c + uLook.x * c * uAccent * max(2.0 * wrap - 1.0, 0.0)) + 0.64 * unlit * c;
  vBase.a = whole;
  vRim.rgb = whole * uRim.x * mix(c, uAccent, 0.5) * (0.35 + 0.65 * wrap);
  vDeep.rgb = whole * uLook.z * c * mix(vec3(1.0), c, 0.8);
#ifdef SEA
  vDeep.rgb *= 0.55 + 0.85 * crest;
#endif
  /* The many walls of a curve would show as stripes. */
  float ground = 1.0 - 0.8 * (step(0.25, aColor.a) - unlit);
  vEdge.rgb = whole * ground * mix(c, uFoam, 0.12) * (0.27 + 0.73 * wrap * wrap);
  vEdge.a = 1.0;
#ifdef SEA
  vEdge.a = step(0.5, normal.y);
#endif

  /* The other face of the edge mirrors this one: turned away, the edge is part of the silhouette and all its own. */
  vec3 edgeNormal = turn * aEdgeNormal.xyz;
  vec3 other = 2.0 * dot(edgeNormal, normal) * edgeNormal - normal;
  bool soft = aNormal.w < 0.0;
  bool outline = dot(other, toEye) < 0.0;
  float weight = soft ? (outline ? -aNormal.w : 0.0) : aNormal.w;
  float width = weight * lineWidth(clear);
  vRim.a = min(1.0, width / 0.9);
  vDeep.a = (outline ? 0.85 : 0.5) * max(width, 0.9);
  /* A far body is a faint drawing before it is nothing. */
  vInk = vec4(inkOf(c, light * edgeLight(edgeNormal, halfway), clear) * (1.8 - 0.8 * clear), outline ? 0.9 : 0.5);

#ifdef LAMPS
  vLamp = 0.0;
  for (int lamp = 0; lamp < LAMPS; lamp += 1) {
    Pose source = poseOf(float(FIRST_LAMP + lamp));
    vec3 way = source.place + vec3(0.0, 0.22 * source.size, 0.0) - point;
    float reach = 2.1 * source.size * source.size;
    float near = min(0.26, reach / (reach + dot(way, way)));
    vLamp += source.progress * near * (0.25 + 0.75 * max(0.0, dot(normal, normalize(way))));
  }
#endif
  gl_Position = projectionMatrix * eye;
  gl_Position.xy += uShift * gl_Position.w;
}
`

/** `RIM` and `GLINT` are powers, written out by the material. */
export const faceFragment = /* glsl */ `
precision highp float;
uniform vec3 uLook;
uniform vec3 uGlass;
uniform vec3 uGlint;
#ifdef LAMPS
uniform vec3 uLampColor;
in float vLamp;
#endif
${quiet}
in vec4 vShade;
in float vClear;
flat in vec4 vBase;
flat in vec4 vRim;
flat in vec4 vEdge;
flat in vec4 vDeep;
flat in vec4 vInk;
out vec4 outColor;

void main() {
  float away = clamp(1.0 - vShade.y, 0.0, 1.0);
  float glint = max(vShade.z, 0.0);
  float rim = RIM(away);
  float inner = 1.0 - vShade.x;
  float border = inner * inner * inner;
  float deep = clamp(vShade.w, 0.0, 1.0);
  deep *= deep * (3.0 - 2.0 * deep);

  vec2 slope = vec2(dFdx(vShade.x), dFdy(vShade.x));
  float steepness = dot(slope, slope) + 1e-10;
  float pixels = inversesqrt(steepness);
  /* The second line inside each face: it says "etched". A small face has no room for it. */
  float bevel = clamp(1.55 - 1.1 * abs(vShade.x - 0.1) * pixels, 0.0, 1.0)
    * clamp(1.22 - 250.0 * steepness, 0.0, 1.0);

  vec3 color = vBase.rgb
    + vRim.rgb * rim
    + vEdge.rgb * (uLook.y * border + uGlass.z * bevel * vEdge.a)
    + vDeep.rgb * (deep - 0.4 * deep * border)
    + uGlint * (vBase.a * GLINT(glint));
#ifdef LAMPS
  color += uLampColor * (vLamp * vBase.a);
#endif
  float alpha = uGlass.x + uGlass.y * rim;

  /* A line between two faces belongs half to each. In a face of a few pixels it is a colour, not a drawing. */
  float line = clamp(vDeep.a + 0.5 - vShade.x * pixels, 0.0, 1.0) * vRim.a * clamp(1.2 - 3.0 * steepness, vInk.a, 1.0);
#ifdef SEA
  color = mix(color, max(color, vInk.rgb), line);
#else
  color = mix(color, vInk.rgb, line);
#endif
  alpha = mix(alpha, 1.0, 0.8 * line);

  color *= vClear * quietness();
  outColor = vec4(color, max(alpha * vClear, max(color.r, max(color.g, color.b))));
}
`

export const lineVertex = /* glsl */ `
${common}
uniform vec2 uResolution;
uniform float uHidden;
uniform float uReach;

in vec4 aCorner;
in vec4 aFrom;
in vec4 aTo;
in vec4 aNormalFrom;
in vec4 aNormalTo;
in vec4 aColor;
in vec4 aExtra;

flat out vec4 vInk;
flat out float vHalf;
/* Device pixels from the middle of the line, its strength there, and how far it is from sinking. */
out vec3 vAcross;

void main() {
  Pose from = poseOf(aFrom.w);
  mat3 turn = turnOf(from.turn);
  float alpha = 1.0;
  float lit = 0.9;
  float width = 0.9;
  bool wanted = true;
  vec3 a;
  vec3 b;
  float progress = from.progress;

#ifdef CHART
  /* Marks of the chart face the picture plane, links follow two bodies, and what is in the sky follows none. */
  int kind = int(aCorner.z + 0.5);
  bool sky = kind == 3;
  bool link = kind == 2;
  width = sky ? 0.5 : 0.9;
  a = sky ? aFrom.xyz : from.place + aFrom.xyz * from.size;
  b = sky ? aTo.xyz : from.place + aTo.xyz * from.size;
  Pose to = poseOf(aTo.w);
  float apart = distance(from.place, to.place);
  vec3 way = (to.place - from.place) / max(apart, 1e-4);
  float start = aExtra.z * from.size;
  float end = apart - aExtra.w * to.size;
  float near = max(0.0, 1.0 - apart / uReach);
  if (link) {
    a = from.place + way * start;
    b = from.place + way * end;
    wanted = near > 0.0 && end > start;
    alpha = 0.95 * mix(near, sqrt(near), 0.45);
    progress = min(progress, to.progress);
    width = 0.85;
  }
#else
  const bool sky = false;
  const bool link = false;
  a = from.place + turn * aFrom.xyz * from.size;
  b = from.place + turn * aTo.xyz * from.size;
  vec3 n1 = turn * aNormalFrom.xyz;
  vec3 n2 = turn * aNormalTo.xyz;
  vec3 eyeward = cameraPosition - a;
  float away = max(dot(n1, eyeward), dot(n2, eyeward));
  wanted = uHidden > 0.0 ? away < 0.0 : away > 0.0;
  lit = edgeLight(normalize(n1 + n2), normalize(uToLight + normalize(eyeward)));
#endif

  /* Slightly nearer than the faces that it belongs to. */
  vec4 eyeA = viewMatrix * vec4(a, 1.0);
  vec4 eyeB = viewMatrix * vec4(b, 1.0);
  vec4 clipA = projectionMatrix * vec4(eyeA.xyz * 0.9975, 1.0);
  vec4 clipB = projectionMatrix * vec4(eyeB.xyz * 0.9975, 1.0);
  float clear = sky ? 1.0 : clarity(-0.5 * (eyeA.z + eyeB.z));
  wanted = wanted && clear > 0.02 && min(clipA.w, clipB.w) > 0.2;

  vec2 run = (clipB.xy / clipB.w - clipA.xy / clipA.w) * 0.5 * uResolution;
  float span = length(run);
  vec2 along = run / max(span, 1e-4);
  vec2 across = vec2(-along.y, along.x);
  width *= lineWidth(clear);
  float drawn = max(width, 0.9);
  vHalf = 0.5 * drawn;
  float pad = vHalf + 0.6;
  /* Ends that overlap make beads along a curve; ends that stop short leave gaps at corners. */
  float cap = span > 40.0 ? 0.35 * drawn : span < 14.0 ? 0.0 : 0.15 * drawn;

  bool last = aCorner.x > 0.5;
  vec4 clip = last ? clipB : clipA;
  vec2 offset = across * aCorner.y * pad + along * (last ? cap : -cap);
  float fade = sky ? progress : progress * clarity(last ? -eyeB.z : -eyeA.z);
  vAcross = vec3(aCorner.y * pad, last ? aExtra.y : aExtra.x, fade);
  float shown = alpha * width / drawn;
  vInk = vec4(mix(inkOf(aColor.rgb, lit, clear), aColor.rgb * uLineForce, aColor.a) * shown, sky ? 0.0 : shown);
  vInk *= uHidden > 0.0 ? vec4(vec3(uHidden), 1.0) : vec4(1.0);
  gl_Position = wanted
    ? clip + vec4((offset / (0.5 * uResolution) + uShift) * clip.w, 0.0, 0.0)
    : vec4(2.0, 2.0, 2.0, 1.0);
}
`

export const lineFragment = /* glsl */ `
precision highp float;
${quiet}
flat in vec4 vInk;
flat in float vHalf;
in vec3 vAcross;
out vec4 outColor;

void main() {
  float cover = clamp(vHalf + 0.5 - abs(vAcross.x), 0.0, 1.0) * vAcross.z;
  vec3 color = vInk.rgb * (cover * vAcross.y * quietness());
  outColor = vec4(color, max(vInk.a * cover * 0.9, max(color.r, max(color.g, color.b))));
}
`
