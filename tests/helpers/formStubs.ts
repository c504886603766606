import { vi } from 'vitest'

/** The parts of a form element that a mail provider's client reads. */
class FormStub {
  readonly nodeName = 'FORM'
  readonly inputs: { name: string; value: string }[] = []
  append(input: { name: string; value: string }): void {
    this.inputs.push(input)
  }
}

/** Node's FormData, which can be filled from a FormStub. */
class FormDataOfStub extends FormData {
  constructor(form?: FormStub) {
    super()
    for (const { name, value } of form?.inputs ?? []) this.append(name, value)
  }
}

/** Gives Node the forms of a browser and the address of the contact page, until `vi.unstubAllGlobals()`. */
export function stubForms(): void {
  const createElement = (tag: string) => (tag === 'form' ? new FormStub() : { name: '', value: '' })
  vi.stubGlobal('document', { createElement })
  vi.stubGlobal('FormData', FormDataOfStub)
  vi.stubGlobal('location', { pathname: '/contact' })
}
