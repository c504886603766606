import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { aboutPage } from 'virtual:content/about'
import { besideBodies, columnsWidth, minWidth } from '../../theme/media.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Section } from '../../ui/Section.tsx'
import { Heading } from '../../ui/text.ts'

const { theme } = aboutPage

/**
 * Where the agency's name or language comes from, in the left six columns. Renders nothing where the content
 * has no such story.
 */
export function ThemeStory() {
  if (!theme) return null
  return (
    <Story {...marked({ surface: 'open' })} aria-labelledby="theme">
      <Text data-reveal="">
        <Eyebrow>{theme.eyebrow}</Eyebrow>
        <Heading id="theme">{theme.heading}</Heading>
        {theme.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </Story>
  )
}

/** Beside the wheel it is as high as the window: in a shorter section the wheel is never seen whole. */
const Story = styled(Section)`
  ${besideBodies} {
    min-height: var(--screen);
  }
`

const Text = styled.div`
  display: grid;
  gap: var(--space-6);
  max-width: 60ch;
  ${minWidth('desktop')} {
    max-width: ${columnsWidth(6)};
  }
  p + p {
    margin-top: calc(var(--space-2) * -1);
  }
`
