import { expect, it } from 'vitest'
import { hasLetters } from '../helpers/systemFonts.ts'

it.each([
  ['android', 'The bakery at the corner', true],
  ['android', 'Piekarnia na rogu piecze chleb od szóstej rano, a bułki są jeszcze ciepłe', true],
  [
    'android',
    'The bakery at the corner is open from six to noon, and the school on the other side · ქართული',
    true,
  ],
  ['android', 'Ο φούρνος στη γωνία', false],
  ['liberation', 'Пекарна на ъгъла', false],
  ['unknown', 'თონე კუთხეში', false],
  ['dejavu', 'Ο φούρνος στη γωνία, თონე კუთხეში', true],
] as const)('knows by the files whether the fonts of %s have the letters of "%s"', async (set, text, has) => {
  expect(await hasLetters(set, text)).toBe(has)
})
