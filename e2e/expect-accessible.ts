import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { reviewedFindings } from './reviewed-axe-findings.ts'

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG criteria that axe partly checks, for titles of tests that run it on many screens. */
export const axeCriteria = ['1.1.1', '1.3.1', '1.4.3', '2.4.4', '2.5.8', '3.1.1', '3.1.2', '4.1.2']
  .map((id) => `@WCAG-${id}`)
  .join(' ')

/**
 * Waits until animations have ended, because axe treats a half-transparent overlay as absent. A dialog is complete when
 * its label and description exist.
 */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await page.waitForFunction(() => {
    const named = [...document.querySelectorAll('[role$=dialog][data-state=open]')].flatMap((dialog) =>
      `${dialog.getAttribute('aria-labelledby') ?? ''} ${dialog.getAttribute('aria-describedby') ?? ''}`.split(
        ' ',
      ),
    )
    return named.every((id) => id === '' || document.getElementById(id))
  })
}

/**
 * Runs axe without collecting results that are not reported. On a page without iframes it uses legacy mode, because axe
 * otherwise opens a separate page to merge the results of all frames.
 */
async function runAxe(page: Page) {
  await waitForAnimations(page)
  const axe = new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: axeTags }, resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode(page.frames().length === 1)
  const { violations, incomplete } = await axe.analyze()
  const barriers = violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)])
  return { barriers, incomplete }
}

/** Finds violations of WCAG 2.2 A and AA rules on the current page with axe, as pairs of rule and elements. */
export const findViolations = async (page: Page): Promise<[rule: string, html: string[]][]> =>
  (await runAxe(page)).barriers

interface AxeCheck {
  message: string
  data?: { messageKey?: string | null } | null
}

const listIncompleteReasons = ({ any, all, none }: Record<'any' | 'all' | 'none', readonly AxeCheck[]>) =>
  [...any, ...all, ...none].map(({ data, message }) => data?.messageKey ?? message)

/**
 * Checks the current page against all WCAG 2.2 A and AA rules of axe. Undecided findings must be listed in
 * `reviewedFindings`.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { barriers, incomplete } = await runAxe(page)
  expect(barriers).toEqual([])
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap((node) => listIncompleteReasons(node).map((reason) => ({ id, reason, html: node.html }))),
  )
  expect(open.filter(({ id, reason }) => !reviewedFindings[id]?.[reason])).toEqual([])
}
