import {
  AdditiveBlending,
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  Object3D,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
  type WebGLRendererParameters,
} from 'three'
import { shiftLens } from '../../../src/scenes/camera.ts'
import { LINK_REACH } from '../../../src/scenes/about/links.ts'
import { CAMERA } from '../../../src/scenes/composition.ts'
import type { BodyLink } from '../../../src/scenes/body.ts'
import type { Layout } from '../../../src/scenes/layout.ts'
import { applyMotion } from '../../helpers/bodies.ts'
import { applyRest, createStockBodies, stockMaterial, type StockBody } from './stockBodies.ts'

/** A picture of one scene's bodies that is drawn frame by frame. */
export interface Drawing {
  renderer: WebGLRenderer
  /** Draws one frame, `seconds` after the previous one. */
  step: (seconds: number) => void
}

export const SIZE = { width: 1440, height: 900 } as const

/** Creates a renderer with the same options as the stage. */
function createRenderer(canvas: HTMLCanvasElement, defaults: WebGLRendererParameters = {}): WebGLRenderer {
  return new WebGLRenderer({ ...defaults, canvas, alpha: true, antialias: true, premultipliedAlpha: true })
}

function createLights(): Object3D[] {
  const directionalLight = new DirectionalLight(0xffffff, 1)
  directionalLight.position.set(-0.55, 0.75, 0.5)
  return [new AmbientLight(0x404040), directionalLight]
}

/** Moves all bodies to their poses at `t` seconds. */
type Move = (t: number) => void

/** Adds one mesh per body, with `edges` also one LineSegments per body and one for the links. */
function addMeshes(
  root: Object3D,
  bodies: readonly StockBody[],
  edges: boolean,
  links: readonly BodyLink[] = [],
): Move {
  const objects = bodies.map((stock) => {
    const mesh = new Mesh(stock.faces, stock.material)
    const object = edges ? new Group().add(mesh, new LineSegments(stock.edges, stock.lineMaterial)) : mesh
    applyRest(object, stock)
    root.add(object)
    return object
  })
  const updateLinks = edges && links.length > 0 ? addLinks(root, objects, links) : null
  return (t) => {
    for (let index = 0; index < objects.length; index += 1)
      applyMotion(objects[index]!, bodies[index]!.body.motion, t)
    updateLinks?.()
  }
}

/** Adds one InstancedMesh per shape. */
function addInstances(root: Object3D, bodies: readonly StockBody[]): Move {
  const sets = [...Map.groupBy(bodies, ({ faces }) => faces)].map(([faces, members]) => {
    const mesh = new InstancedMesh(faces, stockMaterial(), members.length)
    members.forEach(({ material }, index) => mesh.setColorAt(index, material.color))
    mesh.frustumCulled = false
    root.add(mesh)
    const dummies = members.map((stock) => {
      const dummy = new Object3D()
      applyRest(dummy, stock)
      return dummy
    })
    return { mesh, members, dummies }
  })
  return (t) => {
    for (const { mesh, members, dummies } of sets) {
      for (let index = 0; index < members.length; index += 1) {
        const dummy = dummies[index]!
        applyMotion(dummy, members[index]!.body.motion, t)
        dummy.updateMatrix()
        mesh.setMatrixAt(index, dummy.matrix)
      }
      mesh.instanceMatrix.needsUpdate = true
    }
  }
}

/** Adds lines between near bodies, faded with distance. Returns a function that rewrites them for the current poses. */
function addLinks(root: Object3D, objects: readonly Object3D[], links: readonly BodyLink[]): () => void {
  const positions = new BufferAttribute(new Float32Array(links.length * 6), 3)
  const colors = new BufferAttribute(new Float32Array(links.length * 6), 3)
  const geometry = new BufferGeometry().setAttribute('position', positions).setAttribute('color', colors)
  const lines = new LineSegments(
    geometry,
    new LineBasicMaterial({
      vertexColors: true,
      transparent: true,
      blending: AdditiveBlending,
      depthWrite: false,
    }),
  )
  lines.frustumCulled = false
  root.add(lines)
  return () => {
    let drawn = 0
    for (let index = 0; index < links.length; index += 1) {
      const { from, to, color } = links[index]!
      const [start, end] = [objects[from]!.position, objects[to]!.position]
      const near = 1 - start.distanceTo(end) / LINK_REACH
      if (near <= 0) continue
      const at = drawn * 6
      start.toArray(positions.array, at)
      end.toArray(positions.array, at + 3)
      for (let value = 0; value < 6; value += 1) colors.array[at + value] = color[value % 3]! * near
      drawn += 1
    }
    geometry.setDrawRange(0, drawn * 2)
    positions.needsUpdate = true
    colors.needsUpdate = true
  }
}

/**
 * Draws the bodies of `layout` with plain three.js and stock materials. `startTime` in seconds. `links` are drawn only
 * with edges.
 */
export function drawStockThree(
  canvas: HTMLCanvasElement,
  layout: Layout & { links?: readonly BodyLink[] },
  implementation: 'three.js meshes' | 'three.js with edges' | 'InstancedMesh',
  startTime: number,
): Drawing {
  const renderer = createRenderer(canvas)
  renderer.setSize(SIZE.width, SIZE.height)
  const scene = new Scene()
  scene.add(...createLights())
  const camera = new PerspectiveCamera(CAMERA.fov, SIZE.width / SIZE.height, CAMERA.near, CAMERA.far)
  camera.position.z = CAMERA.z
  shiftLens(camera, layout.shift[0], layout.shift[1], SIZE.width, SIZE.height)
  const bodies = createStockBodies(layout.bodies)
  const move =
    implementation === 'InstancedMesh'
      ? addInstances(scene, bodies)
      : addMeshes(scene, bodies, implementation === 'three.js with edges', layout.links)
  let time = startTime
  return {
    renderer,
    step(seconds) {
      time += seconds
      move(time)
      renderer.render(scene, camera)
    },
  }
}
