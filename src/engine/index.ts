// What draws a scene. Its shapes come from shapes/, its motions from ../motion/index.ts.
export { Body } from './Body.tsx'
export { colorOf, mixRgb, rgbOf, shades, type Shade } from './color.ts'
export type { SceneShaders } from './glass/glassExtension.ts'
export { engravedLines, type GlassLine } from './glass/lineGeometry.ts'
export type { Rgb } from './body.ts'
export type { Shape } from './shape.ts'
export { Scene } from './Scene.tsx'
