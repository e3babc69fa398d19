import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { reviewedFindings } from './reviewed-axe-findings.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The criteria that its rules look at, each in part: for the titles of tests that ask it of many screens. */
export const axeCriteria = ['1.1.1', '1.3.1', '1.4.3', '2.4.4', '2.5.8', '3.1.1', '3.1.2', '4.1.2']
  .map((id) => `@WCAG-${id}`)
  .join(' ')

/**
 * Waits until what moves into view has come to rest: half-way a layer is still transparent, and counts as absent. A dialog
 * is complete when what it is named and described by is there; a frame earlier it names what it may not have.
 */
export async function settle(page: Page): Promise<void> {
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
 * What axe finds now. Only what is reported is collected. Where there is a frame of another origin, axe joins what it
 * finds in each on a page of its own; elsewhere that costs as much again and finds nothing more.
 */
async function examine(page: Page) {
  await settle(page)
  const axe = new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations', 'incomplete'] })
    .setLegacyMode(page.frames().length === 1)
  const { violations, incomplete } = await axe.analyze()
  const barriers = violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)])
  return { barriers, incomplete }
}

/** What breaks a rule of WCAG 2.2 A and AA that axe knows, in what the page shows now: rule, and where. */
export const barriersOf = async (page: Page): Promise<[rule: string, html: string[]][]> =>
  (await examine(page)).barriers

interface Check {
  message: string
  data?: { messageKey?: string | null } | null
}

/** Why axe could not decide about one place. */
const reasonsOf = ({ any, all, none }: Record<'any' | 'all' | 'none', readonly Check[]>) =>
  [...any, ...all, ...none].map(({ data, message }) => data?.messageKey ?? message)

/** Holds what the page shows now against every rule of WCAG 2.2 A and AA that axe knows; what it leaves open must be reviewedFindings. */
export async function expectAccessible(page: Page): Promise<void> {
  const { barriers, incomplete } = await examine(page)
  expect(barriers).toEqual([])
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap((node) => reasonsOf(node).map((reason) => ({ id, reason, html: node.html }))),
  )
  expect(open.filter(({ id, reason }) => !reviewedFindings[id]?.[reason])).toEqual([])
}
