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

/** Returns a problem of the content with the names that the editor shows: `Services › websites › Polish › Title: is empty`. */
export function inForms(problem: string, forms: readonly Form[], languages: readonly string[]): string {
  const [, folder = '', part = '', name = '', place = '', message] =
    /^(src\/content(?:\/([^/]+))?.*?)\/([^/]+)\.json: (?:([\w.-]+): )?(.*)$/.exec(problem) ?? []
  const isFile = ({ file = '' }: Form) =>
    new RegExp(`^${file.replace('{{locale}}', '[^/]+')}$`).test(`${folder}/${name}.json`)
  const collection = forms.find((each) => each.folder === folder || each.files?.some(isFile))
  if (!collection) return problem
  const form = collection.files?.find(isFile)
  const names = [collection.label, form?.label ?? name, ...(languages.includes(part) ? [part] : [])]
  let fields = form ? form.fields : collection.fields
  for (const key of place.split('.').filter(Boolean)) {
    const field = fields?.find((each) => each.name === key)
    if (field) fields = field.fields ?? []
    names.push(field?.label ?? (/^\d+$/.test(key) ? `${Number(key) + 1}` : key))
  }
  const shown = names.map((each) => (languages.includes(each) ? languageNames.of(each) : each))
  return `${shown.join(' › ')}: ${message}`
}

/** Problems of the open form by the path of their field, which can be in a pane or a list that is closed now. */
const refused = new Map<string, string>()
/** Colors that were seen in the open form, by the path of their field. */
const seen = new Map<string, string>()

/** Says at the fields of colors what no contrast allows: Sveltia CMS checks each field by itself, and colors depend on each other. */
async function checkPalette(): Promise<readonly HTMLInputElement[]> {
  const fields = [...document.querySelectorAll('input[type=color]')].map(({ id }) => {
    const input = document.getElementById(id.replace('picker', 'input')) as HTMLInputElement
    return { input, path: input.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '' }
  })
  if (fields.length === 0) return []
  for (const { input, path } of fields) seen.set(path, input.value)
  // Fields are there once they came into view.
  const palette = await (await fetch('/src/content/palette.json')).json()
  for (const [path, value] of seen) {
    const [name = '', accent] = path.split('.')
    Object.assign(accent ? palette.accents : palette, { [accent ?? name]: value || undefined })
  }
  refused.clear()
  const { issues = [] } = v.safeParse(paletteFacts, JSON.parse(JSON.stringify(palette)))
  for (const issue of issues) refused.set(v.getDotPath(issue) ?? '', issue.message)
  for (const { input, path } of fields) input.setCustomValidity(refused.get(path) ?? '')
  return fields.map(({ input }) => input)
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
async function checkPicture(field: HTMLElement, places: Places): Promise<void> {
  const path = field.dataset['keyPath'] ?? ''
  const file = field.querySelector('[id$="-value"]')?.textContent.replace('/', '')
  const sizes = `[data-key-path="${path.replace('file', 'size')}"] [aria-checked=true]`
  const size = document.querySelector<HTMLButtonElement>(sizes)?.value
  const { narrowest = 0 } = places[size || path.split('.').findLast((name) => name in places) || ''] ?? {}
  const width = file ? await widthOf(field, file) : Infinity
  field.querySelector('p[role=alert]')?.remove()
  refused.delete(path)
  if (width >= narrowest) return
  const textContent = `${file} is ${width} pixels wide; its place needs ${narrowest} or more`
  field.append(Object.assign(document.createElement('p'), { role: 'alert', textContent }))
  refused.set(path, textContent)
}

/** Shows a problem at its field, or where that is not in the window's forms. */
function show(path: string, message: string): void {
  const field = document.querySelector(`[data-key-path="${path}"]`)
  if (!field) return alert(`${path}: ${message}`)
  field.scrollIntoView({ block: 'center' })
  field.querySelector<HTMLInputElement>('input:invalid')?.reportValidity()
}

/** Checks the open form in the words of `npm run check`, and lets Sveltia CMS save what is valid alone. */
export function checkForms(places: Places): void {
  let checked: Promise<unknown> = Promise.resolve()
  let isChecked = false
  let isWaiting = false
  const check = () => {
    const pictures = Array.from(document.querySelectorAll<HTMLElement>('[data-field-type=image]'), (field) =>
      checkPicture(field, places),
    )
    checked = Promise.allSettled([checked, checkPalette(), ...pictures])
  }
  const save = async (button: HTMLButtonElement) => {
    if (isWaiting) return
    isWaiting = true
    await checked
    isWaiting = false
    const [problem] = refused
    if (problem) return show(...problem)
    isChecked = true
    button.click()
    isChecked = false
  }
  addEventListener('hashchange', () => {
    refused.clear()
    seen.clear()
  })
  // Shows the first message alone. At a click it would take the focus.
  addEventListener(
    'change',
    () => void checkPalette().then((inputs) => inputs.every((input) => input.reportValidity())),
  )
  addEventListener(
    'click',
    (event) => {
      if (isChecked) return
      // Before a field is closed.
      check()
      const button = (event.target as Element).closest<HTMLButtonElement>('.primary[aria-keyshortcuts]')
      if (!button) return
      event.stopImmediatePropagation()
      void save(button)
    },
    true,
  )
}
