import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { answers } from './ibmAnswers.ts'

/** Has the rules of WCAG 2.2 A and AA, and IBM's own. */
const RULES = 'IBM_Accessibility'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8')

/** A finding of the engine: the kind of its rule, and whether the engine is sure. */
interface Finding {
  ruleId: string
  value: [
    rule: 'VIOLATION' | 'RECOMMENDATION' | 'INFORMATION',
    result: 'FAIL' | 'POTENTIAL' | 'MANUAL' | 'PASS',
  ]
  path: { dom: string }
  message: string
  snippet: string
}

declare global {
  interface Window {
    ace?: {
      Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: Finding[] }> }
    }
  }
}

/**
 * Returns the violations that IBM's engine finds, and its questions that `ibmAnswers.ts` does not answer, as
 * `rule: message: element`.
 */
export async function ibmProblems(page: Page): Promise<string[]> {
  // Scripts that a test evaluates are not subject to the content security policy.
  if (!(await page.evaluate(() => window.ace !== undefined)))
    await page.evaluate(`${source}; window.ace = ace`)
  return page.evaluate(
    async ([rules, answered]) => {
      if (!window.ace) throw new Error('The engine has not loaded')
      /** Returns the element of a path such as `/html[1]/body[1]/svg[2]`. XPath would need prefixes for SVG. */
      const elementAt = (path: string) =>
        path
          .split('/')
          .slice(1)
          .reduce<Element | null>((parent, step) => {
            const [, name = '', place = '1'] = /^(.*)\[(\d+)\]$/.exec(step) ?? []
            const children = parent ? [...parent.children] : [document.documentElement]
            return (
              children.filter((child) => child.localName === name.toLowerCase())[Number(place) - 1] ?? null
            )
          }, null)
      const { results } = await new window.ace.Checker().check(document, [rules])
      return results
        .filter(({ ruleId, value, path }) => {
          if (value[1] === 'PASS') return false
          if (value[0] === 'VIOLATION' && value[1] === 'FAIL') return true
          const element = elementAt(path.dom)
          return !answered.some(({ rule, where }) => rule === ruleId && element?.matches(where) === true)
        })
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet.slice(0, 120)}`)
    },
    [RULES, answers] as const,
  )
}
