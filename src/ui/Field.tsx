import styled from '@emotion/styled'
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { interfaceTexts } from 'virtual:content/interface'
import { Icon } from './Icon.tsx'
import { labelText } from './text.ts'

interface FieldProps extends Omit<
  ComponentProps<'input'> & ComponentProps<'textarea'>,
  'id' | 'children' | 'ref' | 'value'
> {
  label: string
  value: string
  /** The error message: shown below the control and linked with it. Undefined for a valid value. */
  error?: string | undefined
  /** Renders a textarea with this many lines instead of an input. */
  rows?: number | undefined
}

/**
 * An input or a textarea with its label. The label of a field that is not required says that it is optional.
 */
export function Field({ label, value, error, rows, ...attributes }: FieldProps) {
  const id = `field-${attributes.name}`
  const ref = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null)
  // With the prop `value`, React writes the text of a textarea at each key, and Chromium's undo then ends
  // there.
  const [initialValue] = useState(value)
  const shown = useRef(value)
  useLayoutEffect(() => {
    const isChanged = value !== shown.current
    shown.current = value
    if (isChanged && ref.current && ref.current.value !== value) ref.current.value = value
  }, [value])
  // Chromium's undo also ends where a key removes an element, so a corrected field keeps its message, hidden.
  const [lastError, setLastError] = useState(error)
  if (error !== undefined && error !== lastError) setLastError(error)
  const control = {
    ...attributes,
    id,
    ref,
    dir: 'auto',
    defaultValue: initialValue,
    // Without the attribute, Firefox reports each empty required field as invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  } as const
  return (
    <Wrap data-wide={rows === undefined ? undefined : ''}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it looks for a text less deep */}
      <label htmlFor={id}>
        <span>{label}</span>
        {attributes.required ? null : <small>{` ${interfaceTexts.optional}`}</small>}
      </label>
      {rows === undefined ? <input {...control} /> : <textarea {...control} rows={rows} />}
      {lastError ? (
        <p id={`${id}-error`} hidden={!error}>
          <Icon name="alert" size={18} />
          <span>{lastError}</span>
        </p>
      ) : null}
    </Wrap>
  )
}

const Wrap = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  min-width: 0;
  &[data-wide] {
    grid-column: 1 / -1;
  }
  label {
    font-size: var(--size-small);
    font-weight: 550;
  }
  small {
    ${labelText}
  }
  input,
  textarea {
    width: 100%;
    min-height: var(--control);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: 3px;
    background: var(--ink-800);
    line-height: 1.45;
    transition: border-color var(--quick);
    &:hover {
      border-color: var(--mist);
    }
    &[aria-invalid='true'] {
      border-color: var(--flare);
      box-shadow: 0 0 0 1px var(--flare);
    }
    &:read-only {
      color: var(--mist);
    }
  }
  textarea {
    padding-block: var(--space-3);
    resize: vertical;
    /* It grows with its text. Browsers that lack this scroll it. */
    field-sizing: content;
    min-height: calc(6 * 1.45em + 2 * var(--space-3));
    max-height: 60svh;
  }
  p:not([hidden]) {
    display: flex;
    gap: var(--space-2);
    color: var(--flare);
    font-size: var(--size-small);
    line-height: 1.4;
  }
  p svg {
    flex: none;
    height: 1lh;
  }
`
