import { expect, it } from 'vitest'
import { contourPaths } from '../../src/build/contours.ts'

it('draws the same contours in every build, each a closed curve', () => {
  expect(contourPaths()).toEqual(contourPaths())
  for (const path of contourPaths()) expect(path).toMatch(/^M-?\d+ -?\d+(Q-?\d+ -?\d+ -?\d+ -?\d+)+Z$/)
})
