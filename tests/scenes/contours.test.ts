import { describe, expect, it, vi } from 'vitest'
import { createContours } from '../../src/engine/chart/contours.ts'
import { commonStyle } from '../../src/engine/glass/style.ts'
import { createUniforms } from '../../src/engine/glass/uniforms.ts'
import { createSceneView } from '../../src/engine/sceneView.ts'
import { createObstacles } from '../../src/engine/chart/obstacles.ts'
import { Body } from '../../src/motion/body.ts'
import { CURVE_STRIDE, MOST_CURVES, writeCurves, type CurveView } from '../../src/engine/chart/curves.ts'
import { COLUMNS, createField, ROWS, writeField, writeSources } from '../../src/engine/chart/field.ts'

describe('the field of the contour lines', () => {
  it.each([
    ['no body', 0, 1.6],
    ['121 bodies', 121, 1.6],
    ['a window as narrow as a line', 3, 1e-4],
    ['a window as wide as a line', 3, 1e4],
  ])('is finite for %s', (_, bodies, aspect) => {
    const sources = Array.from({ length: bodies }, (__, at) => [Math.sin(at), Math.cos(at * 3), 0.1, 0.4])
    const field = createField()
    writeField(field, Float32Array.from(sources.flat()), createObstacles(), { aspect, t: 3, density: 7.5 })
    expect(field.data.every(Number.isFinite)).toBe(true)
  })

  it('changes a little with a little of time', () => {
    const [now, later] = [0, 0.01].map((t) => {
      const field = createField()
      writeField(field, new Float32Array(0), createObstacles(), { aspect: 1.6, t, density: 7.5 })
      return field.data
    })
    expect(Math.max(...(now ?? []).map((value, at) => Math.abs(value - (later?.[at] ?? 0))))).toBeLessThan(
      0.01,
    )
  })
})

describe('the sources of the field', () => {
  const screen = { viewOffsetX: 0, viewOffsetY: 0, aspect: 1.6 }
  const sourceOf = (position: readonly number[]) => {
    const body = new Body()
    body.position.fromArray(position)
    body.scale.setScalar(2)
    return [...writeSources(new Float32Array(0), new Set([body]), screen)]
  }

  it('are where the bodies are seen', () => {
    const half = Math.tan((37.5 * Math.PI) / 180)
    const [x, y, radius] = sourceOf([4, -2, 10])
    expect(x).toBeCloseTo(4 / (20 * half))
    expect(y).toBeCloseTo(-2 / (20 * half))
    expect(radius).toBeCloseTo(2 / (20 * half))
  })

  it.each([['behind the camera', sourceOf([0, 0, 40])]])('leave out a body %s', (_, source) => {
    expect(source[3]).toBe(0)
    expect(source.every(Number.isFinite)).toBe(true)
  })
})

it('too many curves are left out with one message', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const contours = createContours(commonStyle, createUniforms(commonStyle))
  contours.mesh.name = 'crowd-contours'
  const crowd = Array.from({ length: 121 }, (_, at) => {
    const body = new Body()
    body.position.set(20 * Math.sin(at), 12 * Math.cos(at * 3), 0)
    body.scale.setScalar(2)
    return body
  })
  const view = { ...createSceneView(), width: 1440, height: 900 }
  for (const time of [0, 9]) contours.update(new Set(crowd), { ...view, time }, createObstacles())
  expect(said.mock.calls).toEqual([
    [`crowd-contours: lines beyond ${MOST_CURVES} curves are left out, lower \`contours\``],
  ])
})

describe('the curves of the lines', () => {
  const WINDOW = { width: 1440, height: 900 }
  /** The curves of a field that has the height `heightAt` of its distance to the middle, in pixels. */
  function curvesOf(heightAt: (distance: number) => number, free = 1, end?: CurveView['end']) {
    const field = createField()
    for (let at = 0; at < COLUMNS * ROWS; at += 1) {
      const x = ((at % COLUMNS) / (COLUMNS - 1) - 0.5) * WINDOW.width
      const y = (Math.floor(at / COLUMNS) / (ROWS - 1) - 0.5) * WINDOW.height
      field.data[2 * at] = heightAt(Math.hypot(x, y))
      field.data[2 * at + 1] = free
    }
    const floats = new Float32Array(MOST_CURVES * CURVE_STRIDE)
    const count = writeCurves(floats, field, { ...WINDOW, density: 7.5, end })
    return Array.from({ length: count }, (_, at) => [
      ...floats.subarray(CURVE_STRIDE * at, CURVE_STRIDE * (at + 1)),
    ])
  }
  const distanceOf = (x: number, y: number) => Math.hypot(x - WINDOW.width / 2, y - WINDOW.height / 2)

  it('bend: those round a hill are circles', () => {
    const curves = curvesOf((distance) => 7 - distance / 60)
    expect(curves.length).toBeGreaterThan(300)
    const tolerance = WINDOW.width / (COLUMNS - 1) / 40
    for (const [fromX = 0, fromY = 0, toX = 0, toY = 0, , , , bow = 0] of curves) {
      const chord = Math.max(1e-4, Math.hypot(toX - fromX, toY - fromY))
      const middleX = (fromX + toX) / 2 - (bow * (toY - fromY)) / chord
      const middleY = (fromY + toY) / 2 + (bow * (toX - fromX)) / chord
      const radius = 60 * Math.round(distanceOf(fromX, fromY) / 60)
      expect(Math.abs(distanceOf(fromX, fromY) - radius)).toBeLessThan(tolerance)
      expect(Math.abs(distanceOf(middleX, middleY) - radius)).toBeLessThan(tolerance)
    }
  })

  it.each([
    ['in an obstacle', curvesOf((distance) => distance / 60, 0.01)],
    ['where so many would be that they merge', curvesOf((distance) => distance / 1.5)],
    ['beyond their end', curvesOf((distance) => distance / 60, 1, { from: -9, to: 0 })],
  ])('are left out %s', (_, curves) => {
    expect(curves).toHaveLength(0)
  })
})
