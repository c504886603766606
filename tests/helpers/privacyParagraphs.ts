import { modulesOf } from '../../src/build/content/modules.ts'
import { parseVariables, type Environment } from '../../src/config/variables.ts'
import { content } from './content.ts'

/** Returns the paragraphs of the privacy policy that a production build with these variables has. */
export function privacyParagraphs(environment: Environment): readonly string[] {
  const { privacyPage } = modulesOf(content, parseVariables(environment)).privacy
  return privacyPage.sections.flatMap(({ paragraphs }) => paragraphs)
}
