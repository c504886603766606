import { readContent } from '../../src/build/content/readContent.ts'
import { resolveConfig } from '../../src/config/resolve.ts'
import type { Environment } from '../../src/config/types.ts'
import type { PrivacyPage } from '../../src/model/pages/privacy.ts'

/** Returns the paragraphs of the privacy policy that a production build with these variables has. */
export function privacyParagraphs(environment: Environment): readonly string[] {
  const modules = readContent(resolveConfig(environment, 'production'))
  const { privacyPage } = modules['src/content/pages/privacy.ts'] as { privacyPage: PrivacyPage }
  return privacyPage.sections.flatMap(({ paragraphs }) => paragraphs)
}
