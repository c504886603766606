import * as v from 'valibot'
import { paletteFacts } from '../theme/palette.ts'
import { lackAt, PLACES, type Size } from './content/places.ts'
import type { EditorField } from './editor.ts'

/** A form of the editor: a record of a folder, or a file. */
interface Form {
  label: string
  folder?: string
  file?: string
  fields?: EditorField[]
  files?: Form[]
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/**
 * Returns a problem of the content with the names that the editor shows: `Services › websites › Polish ›
 * Title: is empty`.
 */
export function inForms(problem: string, forms: readonly Form[], languages: readonly string[]): string {
  const [, folder = '', part = '', name = '', place = '', message] =
    /^(src\/content(?:\/([^/]+))?.*?)\/([^/]+)\.json: (?:([\w.-]+): )?(.*)$/.exec(problem) ?? []
  const isFile = ({ file = '' }: Form) =>
    new RegExp(`^${file.replace('{{locale}}', '[^/]+')}$`).test(`${folder}/${name}.json`)
  const collection = forms.find((each) => each.folder === folder || each.files?.some(isFile))
  if (!collection) return problem
  const form = collection.files?.find(isFile)
  const names = [collection.label, form?.label ?? name, languages.includes(part) && languageNames.of(part)]
  let fields = form ? form.fields : collection.fields
  for (const key of place.split('.')) {
    const field = fields?.find((each) => each.name === key)
    if (field) fields = field.fields ?? []
    const other = languages.includes(key) ? languageNames.of(key) : key
    names.push(field?.label ?? (/^\d+$/.test(key) ? `${Number(key) + 1}` : other))
  }
  return `${names.filter(Boolean).join(' › ')}: ${message}`
}

/**
 * Problems of the open form by the path of their field, which can be in a pane or a list that is closed now.
 */
const problemByPath = new Map<string, string>()
/**
 * Last values of the color fields. Those further down come with the palette's file: fields are there once
 * they came into view.
 */
const colorByPath = new Map<string, string>()

/**
 * Says at the fields of colors what no contrast allows, and resolves with the fields. Sveltia CMS checks each
 * by itself, and colors depend on each other.
 */
async function checkPalette(): Promise<readonly HTMLInputElement[]> {
  const fields = [...document.querySelectorAll('input[type=color]')].map(({ id }) => {
    const input = document.getElementById(id.replace('picker', 'input')) as HTMLInputElement
    return { input, path: input.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '' }
  })
  if (fields.length === 0) return []
  for (const { input, path } of fields) colorByPath.set(path, input.value)
  const palette = await (await fetch('/src/content/palette.json')).json()
  for (const [path, value] of colorByPath) {
    const [name = '', accent] = path.split('.')
    Object.assign(accent ? (palette.accents ??= {}) : palette, { [accent ?? name]: value || undefined })
  }
  problemByPath.clear()
  const { issues = [] } = v.safeParse(paletteFacts, JSON.parse(JSON.stringify(palette)))
  for (const issue of issues) problemByPath.set(v.getDotPath(issue) ?? '', issue.message)
  for (const { input, path } of fields) input.setCustomValidity(problemByPath.get(path) ?? '')
  return fields.map(({ input }) => input)
}

/** Returns the size of a picture: of the file, or of an unsaved upload. Others show as thumbnails. */
async function sizeOf(field: Element, file: string): Promise<Size | null> {
  const image = field.querySelector('img')
  const shown = image?.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : null
  try {
    const response = await fetch(`/src/content/pictures/${file}`)
    const { width, height } = await createImageBitmap(await response.blob())
    return shown && shown.width > width ? shown : { width, height }
  } catch {
    return shown
  }
}

/** Says at a picture that it is too small for its place: Sveltia CMS has no option for that. */
async function checkPicture(field: HTMLElement): Promise<void> {
  const path = field.dataset['keyPath'] ?? ''
  const file = field.querySelector('[id$="-value"]')?.textContent.replace('/', '')
  const sizes = `[data-key-path="${path.replace('file', 'size')}"] [aria-checked=true]`
  const size = document.querySelector<HTMLButtonElement>(sizes)?.value
  const place = PLACES[size || path.split('.').findLast((name) => name in PLACES) || '']
  const pixels = file && place ? await sizeOf(field, file) : null
  const lack = place && pixels && lackAt(place, pixels)
  field.querySelector('p[role=alert]')?.remove()
  problemByPath.delete(path)
  if (!lack) return
  const textContent = `${file} ${lack}`
  field.append(Object.assign(document.createElement('p'), { role: 'alert', textContent }))
  problemByPath.set(path, textContent)
}

/**
 * Checks the open form in the words of `npm run check`, and asks before Sveltia CMS saves what fails: the
 * next build would. A field that is gone may have left its problem.
 */
export function checkForms(): void {
  let checked: Promise<unknown> = Promise.resolve()
  let isPassedOn = false
  const check = () => {
    const pictures = Array.from(document.querySelectorAll<HTMLElement>('[data-field-type=image]'), (field) =>
      checkPicture(field),
    )
    checked = Promise.allSettled([checked, checkPalette(), ...pictures])
  }
  const save = async (button: HTMLButtonElement) => {
    await checked
    const problems = [...problemByPath.values()].join('\n')
    if (problems && !confirm(`${problems}\n\nThe site would not take it. Save it anyway?`)) return
    isPassedOn = true
    button.click()
    isPassedOn = false
  }
  addEventListener('hashchange', () => {
    problemByPath.clear()
    colorByPath.clear()
  })
  // Shows the first message alone. At a click it would take the focus.
  addEventListener(
    'change',
    () => void checkPalette().then((inputs) => inputs.every((input) => input.reportValidity())),
  )
  addEventListener(
    'click',
    (event) => {
      if (isPassedOn || !document.querySelector('[data-key-path]')) return
      // Now: the click may close a field.
      check()
      const button = (event.target as Element).closest<HTMLButtonElement>('.primary[aria-keyshortcuts]')
      if (!button) return
      event.stopImmediatePropagation()
      void save(button)
    },
    true,
  )
}
