/**
 * A field in the configuration of Sveltia CMS, which has the format of Decap CMS. JSON leaves out undefined
 * options.
 */
export interface EditorField {
  name: string
  label: string
  widget: string
  fields?: EditorField[]
  [option: string]: unknown
}

/** A form of the editor: a record of a folder, or a file. */
interface Form {
  label: string
  folder?: string
  file?: string
  fields?: EditorField[]
  files?: Form[]
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** A file of the content in a line, with the field of which the line tells. */
const FILE = /(src\/content(?:\/([^/:;]+))?[^:;]*?)\/([^/:;]+)\.json(?:: ([\w.-]+)(?=: ))?/g

/**
 * Returns a problem of the content with the names that the editor shows: `Services › websites › Polish ›
 * Title: is empty`.
 */
export function inForms(problem: string, forms: readonly Form[], languages: readonly string[]): string {
  return problem.replaceAll(FILE, (path, folder: string, part: string, name: string, place = '') => {
    const isFile = ({ file = '' }: Form) =>
      new RegExp(`^${file.replace('{{locale}}', '[^/]+')}$`).test(`${folder}/${name}.json`)
    const collection = forms.find((each) => each.folder === folder || each.files?.some(isFile))
    if (!collection) return path
    const form = collection.files?.find(isFile)
    const names = [collection.label, form?.label ?? name, languages.includes(part) && languageNames.of(part)]
    let fields = form ? form.fields : collection.fields
    for (const key of place.split('.')) {
      const field = fields?.find((each) => each.name === key)
      if (field) fields = field.fields ?? []
      const other = languages.includes(key) ? languageNames.of(key) : key
      names.push(field?.label ?? (/^\d+$/.test(key) ? `${Number(key) + 1}` : other))
    }
    return names.filter(Boolean).join(' › ')
  })
}
