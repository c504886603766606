import type { AmbientLight, DirectionalLight, Object3D, WebGLRenderer } from 'three'
import type { BodyLink, BodySpec, Rgb, SkyLine } from './body.ts'

/** What a drawing draws. The poses follow in each frame. */
export interface SceneDescription {
  /** The scene's name, a prefix for the names of the drawing's objects. */
  name: string
  bodies: readonly BodySpec[]
  links?: readonly BodyLink[] | undefined
  sky?: readonly SkyLine[] | undefined
}

/** The window and the lens, as the shaders of a scene need them. */
export interface SceneView {
  /** Lens shift of this scene minus the camera's, NDC. Not 0 while another scene sets the camera's lens shift. */
  shiftX: number
  shiftY: number
  /** Lens shift of this scene, NDC. */
  lensX: number
  lensY: number
  /** Seconds of the scene's own time. */
  time: number
  /** Where the page stands between its stations. */
  s: number
  /** How far the scene has entered: 0 to 1. */
  shown: number
  /** Centre of the ring of light, in halves of the window's height, and its age in seconds. Null without a ring. */
  ringX: number
  ringY: number
  ringAge: number | null
  /** Colour of the scene with which this one re-forms. Null without one. */
  partner: Rgb | null
  /** Whether the page mirrors the picture, because its text runs from right to left. */
  mirrored: boolean
  /** Device pixels per CSS pixel. */
  dpr: number
  /** Size of the drawing buffer, device pixels. */
  width: number
  height: number
  /** Factor on line widths, in device pixels. */
  lineScale: number
  /** Right edge of the page's text, NDC. */
  textEdge: number
  /** Height of the page's header, device pixels. */
  header: number
  /** Whether the composition is `tablet` or `tall`. */
  tall: boolean
  /** How far the text of the first screen, which reaches into the lower half of a tall window, has left it: 0 to 1. */
  open: number
  /** How far the page leaves the whole width of the window to the scene: 0 to 1. */
  fullWidth: number
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
