import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routeScenes, routes } from '../../src/routes/table.ts'
import { lastKeyframeOf, stillsOf } from '../../src/scenes/facts.ts'

// Their code and not the served pages: sections without records are not served, and have keyframes as well.
const folders = new Map(
  [...readFileSync('src/app/lazyPages.ts', 'utf8').matchAll(/(\w+): .*import\('\.\.\/pages\/(\w+)\//g)].map(
    ([, id = '', folder = '']) => [id, folder],
  ),
)

/** The keyframes that pages give to their sections, or begin with. */
const marks = routes.flatMap(({ id, scene, keyframe = 0 }) => [
  { file: 'src/routes/table.ts', scene, keyframe },
  ...globSync(`src/pages/${folders.get(id)}/*.tsx`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:keyframe|sceneGap)(?:: |=\{)([\d.]+)/g)].map(
      ([, number]) => {
        return { file, scene, keyframe: Number(number) }
      },
    ),
  ),
])

it('all pages have a folder, and some of them marks', () => {
  expect(routes.filter(({ id }) => !folders.has(id))).toEqual([])
  expect(marks.length).toBeGreaterThan(2 * routes.length)
})

it('the top of each page is at a keyframe that has a still', () => {
  const wrong = routes.filter(({ scene, keyframe = 0 }) => !stillsOf(scene).includes(keyframe))
  expect(wrong, 'Change the row of src/routes/table.ts, or stills in src/scenes/facts.ts').toEqual([])
})

it('no section has a keyframe that the scene of its page lacks', () => {
  const wrong = marks.filter(({ scene, keyframe }) => keyframe > lastKeyframeOf(scene))
  expect(wrong, 'Change the mark, or lastKeyframe in src/scenes/facts.ts').toEqual([])
})

it.each(routeScenes)('a section of its pages shows each keyframe of the %s scene, or nearly', (scene) => {
  const own = marks.filter((mark) => mark.scene === scene)
  const unseen = Array.from({ length: lastKeyframeOf(scene) + 1 }, (_, keyframe) => keyframe).filter(
    (keyframe) => own.every((mark) => Math.abs(mark.keyframe - keyframe) >= 0.5),
  )
  expect(unseen, `No section is marked with these. Pages with marks: ${JSON.stringify(own)}`).toEqual([])
})
