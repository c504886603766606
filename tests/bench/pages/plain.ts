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
import { LINK_REACH } from '../../../src/scenes/about/layout.ts'
import { CAMERA } from '../../../src/scenes/composition.ts'
import type { BodyLink } from '../../../src/scenes/body.ts'
import type { Layout } from '../../../src/scenes/layout.ts'
import { place, plainBodies, pose, stockMaterial, type PlainBody } from './solids.ts'

/** Something that draws frames. */
export interface Drawn {
  renderer: WebGLRenderer
  /** One frame, `seconds` after the last. */
  step: (seconds: number) => void
}

export const SIZE = { width: 1440, height: 900 } as const

/** As the stage makes its own. */
export function createRenderer(
  canvas: HTMLCanvasElement,
  defaults: WebGLRendererParameters = {},
): WebGLRenderer {
  return new WebGLRenderer({ ...defaults, canvas, alpha: true, antialias: true, premultipliedAlpha: true })
}

function createLights(): Object3D[] {
  const directionalLight = new DirectionalLight(0xffffff, 1)
  directionalLight.position.set(-0.55, 0.75, 0.5)
  return [new AmbientLight(0x404040), directionalLight]
}

type Mover = (t: number) => void

function meshes(
  root: Object3D,
  bodies: readonly PlainBody[],
  edges: boolean,
  links: readonly BodyLink[] = [],
): Mover {
  const objects = bodies.map((plain) => {
    const mesh = new Mesh(plain.faces, plain.material)
    const object = edges ? new Group().add(mesh, new LineSegments(plain.edges, plain.lineMaterial)) : mesh
    place(object, plain)
    root.add(object)
    return object
  })
  const join = edges && links.length > 0 ? joinedBy(root, objects, links) : null
  return (t) => {
    for (let index = 0; index < objects.length; index += 1) pose(objects[index]!, bodies[index]!.body, t)
    join?.()
  }
}

function instanced(root: Object3D, bodies: readonly PlainBody[]): Mover {
  const sets = [...Map.groupBy(bodies, ({ faces }) => faces)].map(([faces, members]) => {
    const mesh = new InstancedMesh(faces, stockMaterial(), members.length)
    members.forEach(({ material }, index) => mesh.setColorAt(index, material.color))
    mesh.frustumCulled = false
    root.add(mesh)
    const dummies = members.map((plain) => {
      const dummy = new Object3D()
      place(dummy, plain)
      return dummy
    })
    return { mesh, members, dummies }
  })
  return (t) => {
    for (const { mesh, members, dummies } of sets) {
      for (let index = 0; index < members.length; index += 1) {
        const dummy = dummies[index]!
        pose(dummy, members[index]!.body, t)
        dummy.updateMatrix()
        mesh.setMatrixAt(index, dummy.matrix)
      }
      mesh.instanceMatrix.needsUpdate = true
    }
  }
}

/** The lines between near bodies, segments of a stock material, written anew in every frame, fading with distance. */
function joinedBy(root: Object3D, objects: readonly Object3D[], links: readonly BodyLink[]): () => void {
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

/** The bodies of `layout` by hand, with stock materials: a mesh for each, or one set of instances for each shape. */
export function drawPlain(
  canvas: HTMLCanvasElement,
  layout: Layout & { links?: readonly BodyLink[] },
  way: 'meshes' | 'meshes and edges' | 'instanced',
  startTime: number,
): Drawn {
  const renderer = createRenderer(canvas)
  renderer.setSize(SIZE.width, SIZE.height)
  const scene = new Scene()
  scene.add(...createLights())
  const camera = new PerspectiveCamera(CAMERA.fov, SIZE.width / SIZE.height, CAMERA.near, CAMERA.far)
  camera.position.z = CAMERA.z
  shiftLens(camera, layout.shift[0], layout.shift[1], SIZE.width, SIZE.height)
  const bodies = plainBodies(layout.bodies)
  const move =
    way === 'instanced'
      ? instanced(scene, bodies)
      : meshes(scene, bodies, way === 'meshes and edges', layout.links)
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
