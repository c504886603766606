// What draws a scene. Its shapes come from shapes/, its motions from ../motion/index.ts.
export { Glass, LAYER } from './Glass.tsx'
export { useGlass } from './useGlass.ts'
export { lineGeometry, type Line } from './glass/geometry.ts'
export { createBodyUniforms, type BodyUniforms } from './glass/uniforms.ts'
export { colorOf, mixRgb, rgbOf, shades, type Rgb, type Shade } from './color.ts'
export type { GlassExtension } from './glass/glassExtension.ts'
export type { Shape } from './shape.ts'
export { Scene } from './Scene.tsx'
