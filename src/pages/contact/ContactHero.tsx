import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { contactPage } from 'virtual:content/contact'
import { maxWidth, minWidth, tallColumn, tallWindow } from '../../theme/media.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Title } from '../../ui/text.ts'
import { Part } from '../../ui/SceneGap.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'

/**
 * The heading and the form on the left, the details at the lower right, below the envelopes of the scene.
 * Both end together.
 */
export function ContactHero() {
  const { eyebrow, title } = contactPage.hero
  return (
    <Hero>
      <Head>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title tabIndex={-1}>{title}</Title>
      </Head>
      <FormColumn>
        <ContactForm />
        <FormKeyframe {...marked({ keyframe: 1, sceneGap: true })} />
      </FormColumn>
      <DetailsColumn>
        <ContactDetails />
      </DetailsColumn>
    </Hero>
  )
}

const Hero = styled.div`
  display: grid;
  gap: var(--space-10) var(--gutter);
  padding: calc(var(--header) + var(--space-16)) var(--margin) var(--space-hero);
  ${minWidth('desktop')} {
    grid-template: auto 1fr / repeat(12, minmax(0, 1fr));
    /* The button that sends is in the first window of 1440 x 900. */
    row-gap: var(--space-6);
    padding-top: calc(var(--header) + var(--space-10));
  }
  ${maxWidth('desktop')} {
    padding-bottom: var(--space-4);
  }
  ${tallWindow} {
    /* The surfaces of form and details are three times as wide as the grid. */
    overflow-x: clip;
    ${minWidth('desktop')} {
      padding-bottom: var(--scene-gap);
    }
  }
  @media print {
    padding-block: var(--space-6);
  }
`

/**
 * Height of the scene gap below the form. Without a scene it is the usual space, as `--scene-gap` is.
 */
const FORM_GAP = 'min(var(--screen) * 0.48, var(--scene-gap))'

const Head = styled.header`
  display: grid;
  gap: var(--space-panel);
  ${minWidth('desktop')} {
    grid-column: 1 / span 7;
    gap: var(--space-4);
  }
`

const FormColumn = styled(Part)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${minWidth('desktop')} {
    grid-column: 1 / span 7;
  }
  /* A scene gap below the form, where its letter leaves. */
  ${tallColumn} {
    margin-bottom: ${FORM_GAP};
    form {
      scroll-margin-bottom: ${FORM_GAP};
    }
    /* The receipt has it within. */
    &:has([data-outcome]) {
      margin-bottom: var(--space-16);
      &::before,
      > [data-keyframe] {
        display: none;
      }
    }
  }
`

/** The form's keyframe is where its end, and that of the gap below it, is at the window's end. */
const FormKeyframe = styled.span`
  position: absolute;
  bottom: calc(var(--screen) * 0.5);
  width: 1px;
  height: 1px;
  ${tallWindow} {
    bottom: calc(-1 * var(--scene-gap));
  }
  ${tallColumn} {
    bottom: calc(-1 * ${FORM_GAP});
  }
`

const DetailsColumn = styled(Part)`
  align-self: end;
  min-width: 0;
  ${minWidth('desktop')} {
    grid-row: 1 / 3;
    grid-column: 8 / -1;
    margin-inline-start: var(--gutter);
    /* Below the bodies, whose places are shares of the window's height. */
    margin-top: calc(min(71svh, 49rem) - var(--header) - var(--space-10));
  }
`
