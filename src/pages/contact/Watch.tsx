import styled from '@emotion/styled'
import { contactPage, crew, timeZone } from 'virtual:content/contact'
import { fill } from '../../shared/fill.ts'
import { endOf, useMinute } from '../common/watch.ts'
import { timeOf } from './times.ts'

const { watch } = contactPage.details
const textFor = (name: string, end: Date) => fill(watch?.now ?? '', { name, time: timeOf(end) })
/** A time that is as long as any. */
const late = new Date(2000, 0, 1, 22, 30)
const longest = [watch?.always ?? '', ...crew.map(({ name }) => textFor(name, late))].toSorted(
  (a, b) => b.length - a.length,
)[0]

/** Of the row in the details. Without one the content does not say who works when. */
export const watchLabel = timeZone !== null && crew.length > 0 ? watch?.label : undefined

/**
 * Who works now, of several the one who works longest, until when by the visitor's clock. It has room for the
 * longest text.
 */
export function Watch() {
  const minute = useMinute()
  const ends = crew.map(({ hours }) => endOf(hours, timeZone, minute) ?? 0)
  const last = Math.max(...ends)
  const member = last > 0 ? crew[ends.indexOf(last)] : undefined
  return (
    <Room data-longest={longest} suppressHydrationWarning>
      <span>{member ? textFor(member.name, new Date(last)) : watch?.always}</span>
    </Room>
  )
}

const Room = styled.span`
  display: grid;
  > *,
  &::after {
    grid-area: 1 / 1;
  }
  &::after {
    content: attr(data-longest);
    visibility: hidden;
  }
`
