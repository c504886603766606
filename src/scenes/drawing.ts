import type { AmbientLight, DirectionalLight, Object3D, WebGLRenderer } from 'three'
import type { BodyLink, BodySpec, SkyLine } from './body.ts'
import type { SceneView } from './sceneView.ts'

/** What a drawing draws. The poses follow in each frame. */
export interface SceneDescription {
  /** The scene's name, a prefix for the names of the drawing's objects. */
  name: string
  bodies: readonly BodySpec[]
  links?: readonly BodyLink[] | undefined
  sky?: readonly SkyLine[] | undefined
}

/** One way to draw the bodies of a scene. BodyScene creates it, updates it in each frame and disposes of it. */
export interface SceneDrawing {
  /** Everything that is drawn. BodyScene adds it to the scene graph. */
  readonly object: Object3D
  /**
   * Whether three.js lights its materials. If false, three.js ignores the scene's lights, and the drawing reads them in
   * `setLights`. Otherwise a change in the number of lights makes three.js compile all programs again.
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
  /** Takes the lights of this frame: colour, intensity and, for the directional light, position as direction. */
  setLights(directionalLight: DirectionalLight, ambientLight: AmbientLight): void
  /** Frees all GPU resources. */
  dispose(): void
}

/** Creates a drawing of one scene. Declare it outside of components: a new function rebuilds the drawing. */
export type CreateDrawing = (scene: SceneDescription) => SceneDrawing
