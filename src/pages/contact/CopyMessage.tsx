import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { form } from '../../content/form.ts'
import { Button } from '../../ui/Button.tsx'

/** Milliseconds to wait for the clipboard. Some browsers ask the visitor first, and some never answer. */
const CLIPBOARD_TIMEOUT = 2000

interface CopyMessageProps {
  text: string
}

/** Copies the whole message to the clipboard, or shows it selected where the browser does not allow that. */
export function CopyMessage({ text }: CopyMessageProps) {
  const [attempt, setAttempt] = useState<{ text: string; copied: boolean } | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  // The result of an attempt does not hold for a text that has changed since.
  const result = attempt?.text === text ? attempt : null

  useEffect(() => {
    if (!attempt || attempt.copied) return
    box.current?.focus()
    box.current?.select()
  }, [attempt])

  const copy = async () => {
    const timer = setTimeout(setAttempt, CLIPBOARD_TIMEOUT, { text, copied: false })
    let copied = true
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      copied = false
    }
    clearTimeout(timer)
    setAttempt({ text, copied })
  }

  const { button, copied, selected, boxLabel } = form.copy
  return (
    <>
      <Button type="button" onClick={() => void copy()}>
        {button}
      </Button>
      <Status role="status">{result && (result.copied ? copied : selected)}</Status>
      {result?.copied === false ? (
        <Box ref={box} readOnly rows={5} dir="auto" aria-label={boxLabel} value={text} />
      ) : null}
    </>
  )
}

const Status = styled.p`
  align-self: center;
`

const Box = styled.textarea`
  flex-basis: 100%;
  min-width: 0;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: 3px;
  background: var(--ink-900);
  line-height: 1.45;
  resize: vertical;
`
