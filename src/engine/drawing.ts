import type { AmbientLight, DirectionalLight, WebGLRenderer } from 'three'
import type { BodyLook } from './body.ts'
import type { Coast } from './chart/coast.ts'
import { createContourMesh } from './chart/contourMesh.ts'
import { createGlass } from './glass/createGlass.ts'
import type { SceneShaders } from './glass/glassExtension.ts'
import type { GlassStyle } from './glass/style.ts'
import type { SceneView } from './sceneView.ts'

/** What draws a scene: the glass of its bodies, and the chart around them. */
export type Drawing = ReturnType<typeof createDrawing>

/** Creates the drawing of a scene: one to four draw calls. `name` is a prefix for the names of its meshes. */
export function createDrawing(
  name: string,
  bodies: readonly BodyLook[],
  style: GlassStyle,
  shaders?: SceneShaders,
) {
  const glass = createGlass(name, bodies, style, shaders)
  const chart = style.contours > 0 ? createContourMesh(bodies.length, style, glass.uniforms) : null
  if (chart) glass.add('contours', chart.mesh)
  return {
    object: glass.object,
    /**
     * Takes the view and the poses of this frame, with the fields of `poseFields`, with the entrance in them.
     * It does not allocate.
     */
    setPoses(poses: Float32Array, view: SceneView, coast: Coast, renderer: WebGLRenderer) {
      glass.setPoses(poses, view, renderer)
      chart?.update(poses, view, coast)
    },
    setLights: (light: DirectionalLight, ambient: AmbientLight) => glass.setLights(light, ambient),
    dispose: () => glass.dispose(),
  }
}
