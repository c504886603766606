import type { BodySpec } from './body.ts'

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && value.every(Number.isFinite)

type Demand = (body: Partial<BodySpec>, index: number) => boolean

/** What a body has to be before anything is built from it: layouts are data, and data can lack something. */
const demands = {
  name: ({ name }) => typeof name === 'string' && name !== '',
  shape: ({ shape }) => Array.isArray(shape?.parts) && Array.isArray(shape.engravings),
  color: ({ color }) => isPoint(color),
  radius: ({ radius }) => typeof radius === 'number' && radius > 0 && radius < Infinity,
  position: ({ position }) => isPoint(position),
  rotation: ({ rotation }) => isPoint(rotation),
  motion: ({ motion }, index) => motion?.index === index,
} as const satisfies Record<keyof Omit<BodySpec, 'lamp'>, Demand>

/** The bodies as they are. @throws TypeError that names the scene, the body and what it lacks */
export function checkBodies(scene: string, bodies: readonly BodySpec[]): readonly BodySpec[] {
  bodies.forEach((body, index) => {
    for (const [attribute, isMet] of Object.entries<Demand>(demands)) {
      if (!isMet(body, index))
        throw new TypeError(`Scene "${scene}": body ${body.name || index} has no valid ${attribute}`)
    }
  })
  return bodies
}
