import { describe, expect, it } from 'vitest'
import { MARK_BYTES } from '../../src/build/mark/checkMark.ts'
import { markSymbol, readMark } from '../../src/build/mark/mark.ts'
import { colors } from '../../src/theme/tokens.ts'

const svg = (content: string, attributes = 'viewBox="0 0 32 32" fill="none"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const symbolOf = (source: string) => markSymbol(source, 'mark.svg')

describe('a mark that the site can use', () => {
  it('is the one in public/', () => {
    expect(markSymbol(readMark())).toMatch(/^<svg [^>]+><symbol id="mark" viewBox="[^"]+"/)
  })

  it('keeps its shapes, groups and other colors', () => {
    const shapes = '<g transform="rotate(4)"><path d="M0 0h9" stroke="#123456" stroke-width="2"></path></g>'
    expect(symbolOf(svg(shapes))).toContain(`viewBox="0 0 32 32" fill="none">${shapes}</symbol>`)
  })

  it('takes the tokens of its colors, which change in print and under forced colors', () => {
    const symbol = symbolOf(svg(`<path d="M0 0h9" fill="${colors.teal.toUpperCase()}" stroke="#fFf"/>`))
    expect(symbol).toContain('fill="var(--teal)" stroke="#fFf"')
  })

  it('may have gradients, whose ids do not meet the ids of a page', () => {
    const symbol = symbolOf(
      svg('<defs><linearGradient id="contact"/></defs><path d="M0 0h9" fill="url(#contact)"/>'),
    )
    expect(symbol).toContain('<linearGradient id="mark-contact">')
    expect(symbol).toContain('fill="url(#mark-contact)"')
  })

  it('may come from an editor, whose notes do not reach the pages', () => {
    const source = `\uFEFF<?xml version="1.0"?>
      <!-- made with an editor -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:ink="http://ink.example"
        width="32mm" height="32mm" viewBox="0 0 32 32" version="1.1" ink:version="1.4">
      <title>Logo &amp; more</title><metadata><ink:work about=""/></metadata><ink:view zoom='2'/>
      <g id="layer1" ink:label="Layer 1" class="a"><path fill="#2dd4bf" d="M0 0h9"/></g></svg>`
    expect(symbolOf(source)).toMatch(/viewBox="0 0 32 32"><g id="mark-layer1"><path fill="[^"]+" d="M0 0h9">/)
    expect(symbolOf(source)).not.toMatch(/ink|Logo|mm|class/)
  })
})

describe('a mark that the site cannot use', () => {
  const path = '<path d="M0 0h9"/>'
  it.each([
    ['<script>alert(1)</script>', 'mark.svg:1: contains <script>; delete it'],
    ['<metadata><x:script/></metadata>', 'contains <x:script>; delete it'],
    [
      '<metadata xmlns:h="http://www.w3.org/1999/xhtml"><h:img src=""/></metadata>',
      '<h:img>; write it without',
    ],
    ['<metadata><x:a onclick="alert(1)"/></metadata>', '<x:a> has onclick, which is a script; delete it'],
    ['<path d="M0 0" onload="alert(1)"/>', '<path> has onload, which is a script; delete it'],
    ['<foreignObject><p/></foreignObject>', 'contains <foreignObject>; convert it to paths, or delete it'],
    ['<image href="https://x.example/a.png"/>', 'contains <image>; convert it to paths, or delete it'],
    ['<text>T</text>', 'contains <text>; convert the text to paths'],
    ['<style>path{fill:red}</style>', 'contains <style>; write the colors as attributes of the shapes'],
    ['<path d="M0 0" style="fill:red"/>', '<path> has style; write its declarations as attributes'],
    ['<linearGradient href="other.svg#a"/>', '<linearGradient> has href; draw what it refers to as shapes'],
    ['<path d="M0 0" fill="url(other.svg#a)"/>', 'refer to elements of the same file only, as in url(#name)'],
    ['<path d="M0 0" fill="url(#lost)"/>', '<path> refers to #lost, and no element has that id'],
    ['<path d="M0 0" mask="url(#a)"/>', '<path> has mask, which a mark cannot have; delete it'],
    ['<path d="M0 0" fill="currentColor"/>', 'which is black in the icons; write the color'],
    ['<g>', 'mark.svg:1: is not well-formed SVG: </svg> closes <g>'],
    ['&boom;<path d="&boom;"/>', '&boom; is not a known entity'],
    ['<path d="1" d="2"/>', 'an element has the attribute d twice'],
    ['<path d=1/>', 'cannot be read from "<path d=1/></svg>"'],
  ])('contains %s', (content, message) => {
    expect(() => symbolOf(svg(content))).toThrow(message)
  })

  it.each([
    ['', 'has no viewBox; write one'],
    ['viewBox="0 0 32"', 'the viewBox "0 0 32" is not four numbers'],
    ['viewBox="0 0 32 20"', 'is not square, and icons are; write viewBox="0 -6 32 32"'],
    ['viewBox="0 0 32 32"', '<path> has no fill, so it is black on the dark pages'],
  ])('has the attributes %j', (attributes, message) => {
    expect(() => symbolOf(svg(path, attributes))).toThrow(message)
  })

  it.each([
    ['', 'contains no element'],
    ['not a picture', 'contains no element'],
    ['<html></html>', 'is not an SVG picture: it begins with <html>'],
    ['<svg viewBox="0 0 1 1"/>', 'needs xmlns="http://www.w3.org/2000/svg"'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'cannot be read from "<!DOCTYPE svg'],
    ['<?xml-stylesheet href="a.css"?><svg/>', 'cannot be read from "<?xml-stylesheet'],
    [svg(path) + svg(path), '<svg> stands outside <svg>'],
    [svg(`<!--${'x'.repeat(MARK_BYTES)}-->`), `at most ${MARK_BYTES} are allowed; simplify it`],
  ])('is the file %j', (source, message) => {
    expect(() => symbolOf(source)).toThrow(message)
  })

  it('is reported with one line for each reason', () => {
    const source = svg('\n<script/>\n<path d="M0 0" style="fill:red"/>', 'viewBox="0 0 4 2"')
    expect(() => symbolOf(source)).toThrow(
      /^mark\.svg:1: .*\nmark\.svg:2: .*\nmark\.svg:3: .*\nmark\.svg:3: .*$/,
    )
  })
})
