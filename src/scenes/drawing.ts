import type { AmbientLight, DirectionalLight, Object3D, WebGLRenderer } from 'three'
import type { BodyLink, BodySpec, SkyLine } from './body.ts'

/** What a drawing draws. Poses come later, with every frame. */
export interface SceneDescription {
  /** The scene's name, a prefix for the names of the drawing's objects. */
  name: string
  bodies: readonly BodySpec[]
  links?: readonly BodyLink[] | undefined
  sky?: readonly SkyLine[] | undefined
}

/** The window and the lens, as the shaders of a scene need them. */
export interface SceneView {
  /** Lens shift of this scene minus the camera's own, NDC. Not 0 while another scene leads the camera. */
  shiftX: number
  shiftY: number
  /** Size of the drawing buffer, device pixels. */
  width: number
  height: number
  /** Factor on line widths, in device pixels. */
  lineScale: number
  /** Right edge of the page's text, NDC. */
  textEdge: number
  /** Whether the window has a tall composition. */
  tall: boolean
}

/** One way to draw the bodies of a scene. BodyScene creates it, feeds it in every frame and disposes of it. */
export interface SceneDrawing {
  /** Everything that is drawn. BodyScene adds it to the scene graph. */
  readonly object: Object3D
  /**
   * Whether three.js lights its materials. If false, the scene's lights stay out of three.js's light setup, whose
   * changes compile every program again, and the drawing reads them in `setLights`.
   */
  readonly litByThree: boolean
  /**
   * Takes the poses of this frame, in the layout of `poseLayout`. They are final: radius and entrance are in them.
   * `renderer` is the one that draws them. Must not allocate.
   */
  setPoses(poses: Float32Array, renderer: WebGLRenderer): void
  /**
   * Takes the view of this frame. The object is reused between frames. A drawing moves its picture by `shiftX` and
   * `shiftY`, or its bodies stand in the wrong place during a transition.
   */
  setView(view: SceneView): void
  setLights(directionalLight: DirectionalLight, ambientLight: AmbientLight): void
  /** Frees all GPU resources. */
  dispose(): void
}

/** Creates a drawing of one scene. Declare it outside of components: a new function builds a new drawing. */
export type CreateDrawing = (scene: SceneDescription) => SceneDrawing
