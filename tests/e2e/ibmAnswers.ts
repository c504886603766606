/** A question that IBM's engine cannot answer itself, and a person's answer. */
interface Answer {
  rule: string
  /** Selector of the elements for which the answer holds. */
  where: string
  /** Why nothing has to change. */
  answer: string
}

export const answers: readonly Answer[] = [
  {
    rule: 'style_color_misuse',
    where: 'style',
    answer:
      'The current link has an underline or a word, a wrong field an icon and a message, a chosen filter a filled box.',
  },
  {
    rule: 'style_highcontrast_visible',
    where: 'style, html',
    answer:
      'The content of pseudo-elements is decoration. The style of the root holds lengths. `forced.spec.ts` tests forced colors.',
  },
  {
    rule: 'element_tabbable_visible',
    where: '[href="#content"]',
    answer: 'The skip link is in the window while it has the focus. `navigation.spec.ts` tests that.',
  },
  {
    rule: 'element_tabbable_unobscured',
    where: 'a, button, summary, input, textarea, iframe',
    answer:
      'The engine compares boxes without their order in depth. `keyboard.spec.ts` tests that what has the focus is on top.',
  },
  {
    rule: 'style_focus_visible',
    where: 'a, button, input, textarea, iframe, [tabindex="-1"]',
    answer: 'The focus is an outline of its own. `keyboard.spec.ts` tests that each control has it.',
  },
  {
    rule: 'frame_src_valid',
    where: 'iframe',
    answer: 'The frame has a title. Its document is the provider’s, and a link opens it on its own.',
  },
  {
    rule: 'img_alt_background',
    where: 'ul, div',
    answer: 'All background pictures are gradients.',
  },
  {
    rule: 'text_sensory_misuse',
    where: ':is(main, footer) *',
    answer: 'The words for places and sizes are part of stories. Instructions name the control by its label.',
  },
  {
    rule: 'heading_content_exists',
    where: '#testimonials',
    answer: 'The heading is for screen readers only. The engine takes text that is clipped for no text.',
  },
  {
    rule: 'aria_accessiblename_exists',
    where: '#testimonials',
    answer: 'The heading is for screen readers only. The engine takes text that is clipped for no text.',
  },
  {
    rule: 'aria_role_redundant',
    where: '#team ~ table, #team ~ table *',
    answer: 'Some versions of Safari ignore the implicit roles where CSS changes `display`.',
  },
  {
    rule: 'blockquote_cite_exists',
    where: 'blockquote',
    answer: 'The texts are quotations. They have no address that `cite` could name.',
  },
  {
    rule: 'text_block_heading',
    where: 'br',
    answer: 'The lines before and after the break are one heading or one paragraph.',
  },
  {
    rule: 'list_structure_proper',
    where: 'dl',
    answer: 'HTML permits groups of terms and values in `div` elements.',
  },
  {
    rule: 'input_fields_grouped',
    where: 'form :is(input, textarea)',
    answer: 'The fields belong to one message. The form has a name.',
  },
  {
    rule: 'input_label_visible',
    where: '#field-message',
    answer: 'The field has a visible `label` element.',
  },
]
