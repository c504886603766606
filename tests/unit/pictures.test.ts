import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeOf } from '../../src/build/pictures/changes.ts'
import { encodeIco } from '../../src/build/pictures/ico.ts'
import { icons } from '../../src/build/pictures/icons.ts'
import { publicFile, readIcons, readManifest, readShares } from '../../src/build/pictures/manifest.ts'
import { shareStyle } from '../../src/build/pictures/sharePage.ts'
import { stalePictures } from '../../src/build/pictures/stalePictures.ts'
import { servedRoutes } from '../../src/routes/served.ts'
import { routeById } from '../../src/routes/table.ts'
import { picturesOfIco, sizeOfPng } from '../helpers/imageSizes.ts'

/** Digests of files in public/ that differ from those on the disk, by address. A missing file has ''. */
const digests = vi.hoisted(() => new Map<string, string>())

vi.mock(import('../../src/build/pictures/manifest.ts'), async (original) => {
  const module = await original()
  return {
    ...module,
    digestOf: (address: string) => digests.get(address) ?? module.digestOf(address),
    readIcons: vi.fn<typeof module.readIcons>(module.readIcons),
    readShares: vi.fn<typeof module.readShares>(module.readShares),
    readManifest: vi.fn<typeof module.readManifest>(module.readManifest),
  }
})

beforeEach(() => digests.clear())

const namesIn = (lines: readonly string[]) => lines.map((line) => line.replace(/^public(\S+) .*$/, '$1'))

describe('the pictures in public/', () => {
  it('show the current mark, words and styles. If it fails, run "npm run pictures"', async () => {
    expect(await stalePictures(null)).toEqual([])
  })

  it.each(Object.entries(icons))('have %s in its sizes', (address, { sizes }) => {
    const bytes = readFileSync(publicFile(address))
    const pictures = address.endsWith('.ico') ? picturesOfIco(bytes) : [bytes]
    expect(pictures.map(sizeOfPng)).toEqual(sizes.map((size) => ({ width: size, height: size })))
  })
})

describe('outdated pictures', () => {
  it('are the icons and share pictures when the mark has changed', async () => {
    digests.set('/mark.svg', 'another')
    const lines = await stalePictures(null)
    expect(namesIn(lines)).toEqual([
      ...Object.keys(icons),
      ...servedRoutes.filter(({ indexed }) => indexed).map(({ id }) => `/share/${id}.jpg`),
    ])
    expect(lines[0]).toBe('public/favicon.ico shows another mark than public/mark.svg; run npm run pictures')
  })

  it('are those whose file is missing or was changed by something else', async () => {
    digests.set('/icon-192.png', '')
    digests.set('/share/about.jpg', 'another')
    expect(await stalePictures(null)).toEqual([
      'public/icon-192.png is missing; run npm run pictures',
      'public/share/about.jpg was changed after it was made; run npm run pictures',
    ])
  })

  it('are the posters and share pictures whose scene has changed', async () => {
    const { about } = readManifest()
    const lines = await stalePictures(({ scene, station }, { width }) =>
      Promise.resolve(
        scene === 'about' && station === 0 && width === 1600 ? 'another' : (about?.tall?.drawing ?? ''),
      ),
    )
    expect(lines).toContain(
      'public/posters/about-wide.avif shows an older version of its scene; run npm run pictures',
    )
    expect(namesIn(lines)).toContain('/share/about.jpg')
    expect(namesIn(lines).filter((name) => name.startsWith('/posters/about-tall'))).toEqual([])
  })

  it('are those with other words or an older style than their page', async () => {
    const shares = readShares()
    const { home, about } = shares
    if (!home || !about) throw new Error('The share pictures of home and about are not recorded')
    vi.mocked(readShares).mockReturnValueOnce({
      ...shares,
      home: { ...home, words: ['Another name'] },
      about: { ...about, style: 'another' },
    })
    expect(await stalePictures(null)).toEqual([
      'public/share/home.jpg shows other words than its page; run npm run pictures',
      'public/share/about.jpg has an older style; run npm run pictures',
    ])
  })

  it('are all of them where nothing is recorded', async () => {
    vi.mocked(readShares).mockReturnValueOnce({})
    vi.mocked(readIcons).mockReturnValueOnce({})
    vi.mocked(readManifest).mockReturnValueOnce({})
    const lines = await stalePictures(null)
    expect(lines.length).toBeGreaterThan(40)
    for (const line of lines) expect(line).toContain('is not recorded; run npm run pictures')
  })
})

describe('a change of a picture', () => {
  const known = { drawing: 'a', words: ['b'], mark: 'c', style: 'd', file: 'e' }

  it('is none while all parts are the same, whatever part is not compared', () => {
    expect(changeOf(known, { ...known, words: ['b'] })).toBeNull()
    expect(changeOf(known, { file: 'e' })).toBeNull()
  })

  it('is reported for every part', () => {
    const reasons = (['drawing', 'words', 'mark', 'style', 'file'] as const).map((part) =>
      changeOf(known, { ...known, [part]: part === 'words' ? ['x'] : 'x' }),
    )
    expect(reasons).not.toContain(null)
    expect(new Set(reasons).size).toBe(5)
  })
})

it('takes the accent of a page as the style of its share picture, and not its words', () => {
  const about = routeById('about')
  const style = shareStyle(about, [])
  expect(shareStyle({ id: 'about', accent: 'flare' }, [])).not.toBe(style)
  expect(style).toContain('<h1></h1>')
})

it('writes an icon file from which every picture can be read again', () => {
  const png = readFileSync(publicFile('/icon-192.png'))
  const pictures = picturesOfIco(
    encodeIco([
      { size: 192, png },
      { size: 192, png },
    ]),
  )
  expect(pictures.map((picture) => picture.equals(png))).toEqual([true, true])
})
