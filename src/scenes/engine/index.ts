// What a scene is made of. Scenes import from here alone.
export { Body3D, type Cue } from '../../motion/Body3D.ts'
export { FRAME_ORDER } from '../../motion/frameOrder.ts'
export { useBodyFrame, useSceneFrame, type BodyRef } from '../../motion/useSceneFrame.ts'
export { useFloating } from '../../motion/useFloating.ts'
export { useOrbital } from '../../motion/useOrbital.ts'
export { useWave } from '../../motion/useWave.ts'
export { waveRestOf, type WaveSurface } from '../../motion/wave.ts'
export { itemAt, memoize } from '../../shared/lists.ts'
export { clamp, damp, mix, smoothstep, TAU } from '../../shared/math.ts'
export { Body } from './Body.tsx'
export { colorOf, mixRgb, rgbOf, scaleRgb, shades, type Shade } from './color.ts'
export {
  CAMERA,
  halfHeightAt,
  positionOf,
  radiusOf,
  visibilityAt,
  type LensShift,
  type Place,
} from './composition.ts'
export { decreasingSizes, nearnessOf, orderOf, segmentProgress, smootherstep } from './easing.ts'
export type { ExtendGlass } from './glass/glassExtension.ts'
export { engravedLines, type GlassLine } from './glass/lineGeometry.ts'
export type { Rgb } from './body.ts'
export type { Shape } from './shape.ts'
export { Scene } from './Scene.tsx'
export { useScene } from './SceneContext.ts'
export { READING_RATE } from './sceneClock.ts'
export { createPlace } from './screen.ts'
export { quaternionOf, turnAboutY, turnTowards } from './turning.ts'
export { useAspect, useComposition, type Compositions } from './useComposition.ts'
export { useCue, useRing } from './useCue.ts'
export { useStations, type Station, type StationPlace } from './useStations.ts'
export { useTurn, type Turn } from './useTurn.ts'
export { lengthOf, subtract, type Vec3 } from './vector.ts'
