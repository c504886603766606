import { expect, it } from 'vitest'
import { instrumentOf } from '../../src/pages/services/instrumentOf.ts'
import { instrumentAt, INSTRUMENTS } from '../../src/scenes/services/instruments.ts'

it('gives each icon an instrument of the scene, and each instrument an icon', () => {
  expect(new Set(Object.values(instrumentOf))).toEqual(
    new Set(Array.from({ length: INSTRUMENTS }, (_, index) => index)),
  )
})

it('gives icons the instrument that they resemble', () => {
  const kinds = Object.entries(instrumentOf).map(([icon, index]) => [icon, instrumentAt(index).kind])
  expect(Object.fromEntries(kinds)).toMatchObject({
    window: 'monitor',
    phone: 'phone',
    cloud: 'cloud',
    chip: 'gear',
    chain: 'network',
    neurons: 'network',
  })
})
