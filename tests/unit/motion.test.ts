import fc from 'fast-check'
import { Object3D, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createMotionSystem, MAX_STEP } from '../../src/motion/motionSystem.ts'
import {
  applyFloating,
  bobOffset,
  floatingPitch,
  floatingYaw,
  SWAY,
  type Floating,
} from '../../src/motion/floating.ts'
import { applyOrbital, type Orbital } from '../../src/motion/orbital.ts'
import {
  applyWave,
  DEFAULT_AMPLITUDE,
  sampleWave,
  type Wave,
  type WaveSurface,
} from '../../src/motion/wave.ts'
import { poseValue } from '../helpers/glass.ts'

/** Uniform over multiples of 0.001. `fc.double` draws nearly all of its values close to 0. */
const evenly = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => value / 1000)

const time = evenly(0, 600)
const share = evenly(0, 1)

const floating: Floating = {
  type: 'floating',
  index: 0,
  style: 'turn',
  start: [0.5, 0.35, 0.1],
  rest: 2,
  bob: { amplitude: 0.6, period: 8, phase: 0.25 },
}

const orbital: Orbital = {
  type: 'orbital',
  index: 0,
  centre: [1, 2, -3],
  radius: 16,
  speed: 0.2,
  startAngle: 1,
  tilt: 1,
}

const surface: WaveSurface = {
  amplitude: 4,
  trains: [
    { share: 0.78, wavelength: 26, heading: -0.5, speed: 1, phase: 0 },
    { share: 0.22, wavelength: 17, heading: 0.9, speed: 1.6, phase: 1.1 },
  ],
}

const sampleAt = (x: number, z: number, t: number) =>
  sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, surface, x, z, t)

describe('floating', () => {
  it('turns by the specified 0.01 and 0.015 radians in a 60th of a second', () => {
    expect(floatingPitch(1 / 60, floating) - floatingPitch(0, floating)).toBeCloseTo(0.01, 10)
    expect(floatingYaw(1 / 60, floating) - floatingYaw(0, floating)).toBeCloseTo(0.015, 10)
  })

  it('never bobs beyond its amplitude and repeats after its period', () => {
    fc.assert(
      fc.property(time, share, (t, phase) => {
        const bob = { amplitude: 0.6, period: 8, phase }
        expect(Math.abs(bobOffset(t, bob))).toBeLessThanOrEqual(0.6)
        expect(bobOffset(t + 8, bob)).toBeCloseTo(bobOffset(t, bob), 6)
      }),
    )
  })

  it('reaches both ends of its range when it sways, and never leaves it', () => {
    const sway: Floating = { ...floating, style: 'sway' }
    expect(SWAY).toEqual({ x: 0.17, y: 0.38 })
    fc.assert(
      fc.property(time, (t) => {
        expect(Math.abs(floatingPitch(t, sway) - sway.start[0])).toBeLessThanOrEqual(0.17)
        expect(Math.abs(floatingYaw(t, sway) - sway.start[1])).toBeLessThanOrEqual(0.38)
      }),
    )
    const quarter = Math.PI / 2
    for (const side of [1, -1]) {
      expect(floatingPitch((side * quarter) / 0.6, sway)).toBeCloseTo(0.5 + side * 0.17, 10)
      expect(floatingYaw((side * quarter) / 0.9, sway)).toBeCloseTo(0.35 + side * 0.38, 10)
    }
  })

  it('rises by its amplitude in the first quarter of its period', () => {
    const bob = { amplitude: 0.6, period: 8, phase: 0 }
    expect([0, 2, 4, 6].map((t) => Number(bobOffset(t, bob).toFixed(9)))).toEqual([0, 0.6, 0, -0.6])
  })

  it('writes rotation and position.y alone', () => {
    const body = new Object3D()
    body.position.set(7, 0, 9)
    applyFloating(body, floating, 0)
    expect(body.position.x).toBe(7)
    expect(body.position.z).toBe(9)
    expect(body.position.y).toBeCloseTo(2.6)
    expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.5, 0.35, 0.1])
    applyFloating(body, floating, 4)
    expect(body.position.x).toBe(7)
    expect(body.position.z).toBe(9)
    expect(body.position.y).toBeCloseTo(1.4)
    expect(body.rotation.x).toBeCloseTo(0.5 + 2.4)
    expect(body.rotation.y).toBeCloseTo(0.35 + 3.6)
    expect(body.rotation.z).toBe(0.1)
  })
})

describe('orbital', () => {
  it('keeps its radius at any time, speed and tilt', () => {
    fc.assert(
      fc.property(time, evenly(0.1, 0.5), share, (t, speed, tilt) => {
        const body = new Object3D()
        applyOrbital(body, { ...orbital, speed, tilt }, t)
        expect(body.position.distanceTo(new Vector3(1, 2, -3))).toBeCloseTo(16, 6)
      }),
    )
  })

  it('never jumps, and returns after each turn', () => {
    fc.assert(
      fc.property(time, evenly(0.1, 0.5), share, (t, speed, tilt) => {
        const [now, next, later] = [new Object3D(), new Object3D(), new Object3D()]
        const own = { ...orbital, speed, tilt }
        applyOrbital(now, own, t)
        applyOrbital(next, own, t + 1 / 144)
        applyOrbital(later, own, t + (2 * Math.PI) / speed)
        expect(next.position.distanceTo(now.position)).toBeLessThanOrEqual((16 * speed) / 144 + 1e-6)
        expect(later.position.distanceTo(now.position)).toBeLessThan(1e-6)
      }),
    )
  })

  it('returns after one turn, and is lower on the near side', () => {
    const body = new Object3D()
    applyOrbital(body, orbital, 3)
    const before = body.position.clone()
    applyOrbital(body, orbital, 3 + (2 * Math.PI) / 0.2)
    expect(body.position.distanceTo(before)).toBeLessThan(1e-6)
    applyOrbital(body, { ...orbital, startAngle: Math.PI / 2 }, 0)
    expect(body.position.z).toBeGreaterThan(-3)
    expect(body.position.y).toBeLessThan(2)
  })
})

describe('the direction of an orbit', () => {
  const horizontal: Orbital = { ...orbital, centre: [0, 5, 0], startAngle: 0, tilt: 0 }
  const after = (turns: number, motion: Orbital) => {
    const body = new Object3D()
    applyOrbital(body, motion, (turns * 2 * Math.PI) / Math.abs(motion.speed))
    return body.position.toArray().map((value) => Math.round(value * 1e6) / 1e6 + 0)
  }

  it('runs from +x to +z, and the other way with a negative speed', () => {
    expect(after(0, horizontal)).toEqual([16, 5, 0])
    expect(after(1 / 4, horizontal)).toEqual([0, 5, 16])
    expect(after(1 / 2, horizontal)).toEqual([-16, 5, 0])
    expect(after(1 / 4, { ...horizontal, speed: -0.2 })).toEqual([0, 5, -16])
  })

  it('leaves the rotation as it is', () => {
    const body = new Object3D()
    body.rotation.set(0.1, 0.2, 0.3)
    applyOrbital(body, orbital, 9)
    expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.1, 0.2, 0.3])
  })
})

describe('wave', () => {
  const place = evenly(-60, 60)

  it('stays between -1 and 1', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => Math.abs(sampleAt(x, z, t).elevation) <= 1 + 1e-12),
    )
  })

  it('has the specified default amplitude', () => {
    expect(DEFAULT_AMPLITUDE).toBe(5)
  })

  it('repeats after each period and each wavelength', () => {
    const train = { share: 1, wavelength: 20, heading: 0.7, speed: 0.9, phase: 0.3 }
    const swell = { amplitude: 3, trains: [train] }
    const at = (x: number, z: number, t: number) =>
      sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, swell, x, z, t)
    const period = (2 * Math.PI) / train.speed
    const turns = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(place, place, time, turns, (x, z, t, many) => {
        const here = at(x, z, t)
        const way = many * train.wavelength
        const later = at(x, z, t + many * period)
        const farther = at(x + way * Math.sin(train.heading), z + way * Math.cos(train.heading), t)
        for (const again of [later, farther]) {
          expect(again.elevation).toBeCloseTo(here.elevation, 6)
          expect(again.slopeX).toBeCloseTo(here.slopeX, 6)
          expect(again.slopeZ).toBeCloseTo(here.slopeZ, 6)
        }
      }),
    )
  })

  it('travels along its heading: 0 is +z, a quarter turn is +x', () => {
    const heading = evenly(-3, 3)
    const speed = evenly(0.2, 2)
    const later = evenly(0, 9)
    const elevationOf = (train: { heading: number; speed: number }, x: number, z: number, t: number) => {
      const one = { share: 1, wavelength: 20, phase: 0.3, ...train }
      return sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, { amplitude: 3, trains: [one] }, x, z, t)
        .elevation
    }
    fc.assert(
      fc.property(place, place, heading, speed, later, (x, z, towards, rate, seconds) => {
        const train = { heading: towards, speed: rate }
        const run = (rate * seconds * 20) / (2 * Math.PI)
        const there = elevationOf(train, x + run * Math.sin(towards), z + run * Math.cos(towards), seconds)
        expect(there).toBeCloseTo(elevationOf(train, x, z, 0), 6)
      }),
    )
    expect(elevationOf({ heading: 0, speed: 1 }, 7, 0, 0)).toBe(
      elevationOf({ heading: 0, speed: 1 }, 0, 0, 0),
    )
    expect(elevationOf({ heading: 0, speed: 1 }, 0, 7, 0)).not.toBe(
      elevationOf({ heading: 0, speed: 1 }, 0, 0, 0),
    )
  })

  it('moves a body to the height of the surface, and returns its elevation', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => {
        const body = new Object3D()
        body.position.set(x, 0, z)
        body.rotation.set(0.1, 0.2, 0.3)
        const wave: Wave = { type: 'wave', index: 0, surface, at: [x, z], rest: -6, lean: 0 }
        const elevation = applyWave(body, wave, t)
        expect(elevation).toBe(sampleAt(x, z, t).elevation)
        expect(body.position.toArray()).toEqual([x, -6 + 4 * elevation, z])
        expect([body.rotation.x, body.rotation.y, body.rotation.z]).toEqual([0.1, 0.2, 0.3])
      }),
    )
  })

  it('is continuous in space and time', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => {
        const here = sampleAt(x, z, t).elevation
        expect(Math.abs(sampleAt(x + 0.1, z, t).elevation - here)).toBeLessThan(0.04)
        expect(Math.abs(sampleAt(x, z, t + 0.01).elevation - here)).toBeLessThan(0.02)
      }),
    )
  })

  it('has the slope of its own elevation', () => {
    fc.assert(
      fc.property(place, place, time, (x, z, t) => {
        const step = 1e-5
        const { slopeX, slopeZ } = { ...sampleAt(x, z, t) }
        const alongX = (sampleAt(x + step, z, t).elevation - sampleAt(x - step, z, t).elevation) / (2 * step)
        const alongZ = (sampleAt(x, z + step, t).elevation - sampleAt(x, z - step, t).elevation) / (2 * step)
        expect(slopeX).toBeCloseTo(surface.amplitude * alongX, 4)
        expect(slopeZ).toBeCloseTo(surface.amplitude * alongZ, 4)
      }),
    )
  })

  it('leans a body perpendicular to the surface at any rotation about y', () => {
    fc.assert(
      fc.property(place, place, time, evenly(-3, 3), (x, z, t, yaw) => {
        const wave: Wave = {
          type: 'wave',
          index: 0,
          surface: { ...surface, amplitude: 0.2 },
          at: [x, z],
          rest: 0,
          lean: 1,
        }
        const body = new Object3D()
        body.rotation.y = yaw
        applyWave(body, wave, t)
        const up = new Vector3(0, 1, 0).applyEuler(body.rotation)
        const { slopeX, slopeZ } = sampleWave({ elevation: 0, slopeX: 0, slopeZ: 0 }, wave.surface, x, z, t)
        const normal = new Vector3(-slopeX, 1, -slopeZ).normalize()
        expect(up.dot(normal)).toBeGreaterThan(0.9999)
      }),
    )
  })
})

describe('a motion system', () => {
  const createBody = (index: number) => {
    const body = new Object3D()
    body.name = `body-${index}`
    return { body, motion: { ...floating, index } }
  }

  it('copies the pose of each body to its index', () => {
    const motionSystem = createMotionSystem(2)
    const { body, motion } = createBody(1)
    body.scale.setScalar(3)
    motionSystem.add(body, motion, applyFloating)
    motionSystem.advance(0.02)
    expect(poseValue(motionSystem.poses, 1, 'position')).toEqual([0, Math.fround(body.position.y), 0])
    expect(poseValue(motionSystem.poses, 1, 'rotation')).toEqual(body.quaternion.toArray().map(Math.fround))
    expect([
      ...poseValue(motionSystem.poses, 1, 'scale'),
      ...poseValue(motionSystem.poses, 1, 'progress'),
    ]).toEqual([3, 1])
    expect(poseValue(motionSystem.poses, 0, 'scale')).toEqual([0])
  })

  it('copies the elevation of a wave, and 0 for a body on no wave', () => {
    const motionSystem = createMotionSystem(2)
    const wave: Wave = { type: 'wave', index: 0, surface, at: [4, -9], rest: 1, lean: 0.3 }
    const { body, motion } = createBody(1)
    motionSystem.add(new Object3D(), wave, applyWave)
    motionSystem.add(body, motion, applyFloating)
    for (const t of [2, 3]) {
      motionSystem.seek(t)
      const { elevation } = sampleAt(4, -9, t)
      expect(poseValue(motionSystem.poses, 0, 'position')[1]).toBe(Math.fround(1 + 4 * elevation))
      expect(poseValue(motionSystem.poses, 0, 'elevation')).toEqual([Math.fround(elevation)])
      expect(poseValue(motionSystem.poses, 1, 'elevation')).toEqual([0])
    }
  })

  it('begins at its start time, advances from there and seeks', () => {
    const motionSystem = createMotionSystem(1, { startTime: 3 })
    const { body, motion } = createBody(0)
    motionSystem.add(body, motion, applyFloating)
    expect(motionSystem.time).toBe(3)
    expect(body.rotation.x).toBeCloseTo(0.5 + 1.8)
    motionSystem.advance(0.02)
    expect(body.rotation.x).toBeCloseTo(0.5 + 0.6 * 3.02)
    motionSystem.seek(1)
    expect(motionSystem.time).toBe(1)
    expect(body.rotation.x).toBeCloseTo(0.5 + 0.6)
  })

  it('clamps a step to a twentieth of a second', () => {
    const motionSystem = createMotionSystem(1)
    motionSystem.advance(0.04)
    expect(motionSystem.time).toBe(0.04)
    motionSystem.advance(3600)
    expect(motionSystem.time).toBeCloseTo(0.09, 12)
    expect(MAX_STEP).toBe(0.05)
  })

  it('never jumps, whatever the steps', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (deltas) => {
        const motionSystem = createMotionSystem(1)
        let before = motionSystem.time
        for (const delta of deltas) {
          motionSystem.advance(delta)
          expect(motionSystem.time).toBeGreaterThanOrEqual(before)
          expect(motionSystem.time - before).toBeLessThanOrEqual(MAX_STEP + 1e-9)
          before = motionSystem.time
        }
      }),
    )
  })

  it('refuses an index that is taken or out of range, and names the body', () => {
    const motionSystem = createMotionSystem(1)
    const { body, motion } = createBody(0)
    motionSystem.add(body, motion, applyFloating)
    expect(() => motionSystem.add(body, motion, applyFloating)).toThrow(
      'Body "body-0": index 0 is taken by body "body-0"',
    )
    for (const index of [5, 1, -1])
      expect(() => motionSystem.add(body, { ...motion, index }, applyFloating)).toThrow(
        `Body "body-0": index ${index} is out of range (1 body)`,
      )
  })

  it('frees the index of a removed body', () => {
    const motionSystem = createMotionSystem(1)
    const { body, motion } = createBody(0)
    const remove = motionSystem.add(body, motion, applyFloating)
    expect(motionSystem.poses.some((value) => value !== 0)).toBe(true)
    remove()
    motionSystem.advance(0.02)
    expect(motionSystem.poses.every((value) => value === 0)).toBe(true)
    expect(() => motionSystem.add(body, motion, applyFloating)).not.toThrow()
  })

  it('lowers a body by the share of its entrance that is left', () => {
    const motionSystem = createMotionSystem(1, { progress: () => 0.25, entranceDrop: 8 })
    const { body, motion } = createBody(0)
    motionSystem.add(body, motion, applyFloating)
    expect(poseValue(motionSystem.poses, 0, 'position')[1]).toBeCloseTo(body.position.y - 6, 4)
    expect(poseValue(motionSystem.poses, 0, 'progress')).toEqual([0.25])
  })

  it('reads the progress of each body in every frame', () => {
    const progress = new Map([
      [0, 1],
      [1, 0.5],
    ])
    const motionSystem = createMotionSystem(2, { progress: (index) => progress.get(index) ?? 0 })
    for (const index of [0, 1]) {
      const { body, motion } = createBody(index)
      motionSystem.add(body, motion, applyFloating)
    }
    const read = () => [0, 1].flatMap((index) => poseValue(motionSystem.poses, index, 'progress'))
    expect(read()).toEqual([1, 0.5])
    progress.set(0, 0)
    motionSystem.advance(0)
    expect(read()).toEqual([0, 0.5])
  })
})
