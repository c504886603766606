import * as v from 'valibot'
import { paletteFacts } from '../theme/palette.ts'
import type { EditorField } from './editor.ts'

/** A form of the editor: a record of a folder, or a file. */
interface Form {
  label: string
  folder?: string
  file?: string
  fields?: EditorField[]
  files?: Form[]
}

/** Pixels of the narrowest picture, by its place. */
type Places = Readonly<Record<string, { narrowest: number }>>

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const languageOf = (tag: string) => (/^[a-z]{2,3}(-|$)/.test(tag) && languageNames.of(tag)) || tag

/** Returns a problem of the content with the names that the editor shows: `Services › websites › Polish › Title: is empty`. */
export function inForms(problem: string, collections: readonly Form[]): string {
  const [, folder = '', name = '', place = '', message] =
    /^(src\/content.*?)\/([^/]+)\.json: (?:([\w.-]+): )?(.*)$/.exec(problem) ?? []
  const isFile = ({ file = '' }: Form) =>
    new RegExp(`^${file.replace('{{locale}}', '[^/]+')}$`).test(`${folder}/${name}.json`)
  const collection = collections.find((each) => each.folder === folder || each.files?.some(isFile))
  if (!collection) return problem
  const form = collection.files?.find(isFile)
  const names = [collection.label, form?.label ?? name]
  let fields = form ? form.fields : collection.fields
  for (const key of place.split('.').filter(Boolean)) {
    const field = fields?.find((each) => each.name === key)
    if (field) fields = field.fields ?? []
    names.push(field?.label ?? (/^\d+$/.test(key) ? `${Number(key) + 1}` : languageOf(key)))
  }
  return `${names.join(' › ')}: ${message}`
}

/** Says at the fields of colors what no contrast allows: Sveltia CMS checks each field by itself, and colors depend on each other. */
function checkPalette(): boolean {
  const fields = [...document.querySelectorAll('input[type=color]')].map(({ id }) => {
    const input = document.getElementById(id.replace('picker', 'input')) as HTMLInputElement
    return { input, path: input.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '' }
  })
  const palette: Record<string, unknown> = {}
  const accents: Record<string, string> = {}
  for (const { input, path } of fields) {
    const [name = '', accent] = path.split('.')
    if (input.value && accent) accents[accent] = input.value
    else if (input.value) palette[name] = input.value
  }
  const { issues = [] } = v.safeParse(paletteFacts, { ...palette, accents })
  for (const { input, path } of fields)
    input.setCustomValidity(issues.find((issue) => v.getDotPath(issue) === path)?.message ?? '')
  // Shows the first message alone.
  return fields.every(({ input }) => input.reportValidity())
}

/** Returns the width in pixels of a picture: of the file, or of an upload that is not saved yet. */
async function widthOf(field: Element, file: string): Promise<number> {
  try {
    const response = await fetch(`/src/content/pictures/${file}`)
    return (await createImageBitmap(await response.blob())).width
  } catch {
    return field.querySelector('img')?.naturalWidth || Infinity
  }
}

/** Says at a picture that it is too small for its place: Sveltia CMS has no option for that. */
async function checkPictures(places: Places): Promise<boolean> {
  for (const note of document.querySelectorAll('[data-field-type=image] > [role=alert]')) note.remove()
  for (const field of document.querySelectorAll<HTMLElement>('[data-field-type=image]')) {
    const file = field.querySelector('[id$="-value"]')?.textContent.replace('/', '')
    const path = field.dataset['keyPath'] ?? ''
    const sizes = `[data-key-path="${path.replace('file', 'size')}"] [aria-checked=true]`
    const size = document.querySelector<HTMLButtonElement>(sizes)?.value
    const place = size || path.split('.').findLast((name) => name in places)
    const { narrowest = 0 } = places[place ?? ''] ?? {}
    const width = file ? await widthOf(field, file) : Infinity
    if (width >= narrowest) continue
    const note = document.createElement('p')
    note.role = 'alert'
    note.textContent = `${file} is ${width} pixels wide; its place needs ${narrowest} or more`
    field.append(note)
    note.scrollIntoView({ block: 'center' })
    return false
  }
  return true
}

/**
 * Saves what is valid alone.
 */
export function checkForms(places: Places): void {
  let isValid = false
  const save = async (button: HTMLButtonElement) => {
    isValid = checkPalette() && (await checkPictures(places))
    if (isValid) button.click()
    isValid = false
  }
  addEventListener('change', checkPalette)
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('.primary[aria-keyshortcuts]')
      if (!button || isValid) return
      event.stopImmediatePropagation()
      void save(button)
    },
    true,
  )
}
