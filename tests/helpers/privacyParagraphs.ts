import { readContent } from '../../src/build/content/readContent.ts'
import { parseVariables, type Environment } from '../../src/config/variables.ts'
import type { PrivacyPage } from '../../src/model/pages/privacy.ts'

/** Returns the paragraphs of the privacy policy that a production build with these variables has. */
export function privacyParagraphs(environment: Environment): readonly string[] {
  const modules = readContent(parseVariables(environment))
  const { privacyPage } = modules['src/content/pages/privacy.ts'] as { privacyPage: PrivacyPage }
  return privacyPage.sections.flatMap(({ paragraphs }) => paragraphs)
}
