import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { getMain } from '../page-regions.ts'
import { expect, navigateInPortal, signIn, test } from '../portal-test.ts'
import { runStaffCommand } from '../staff-command.ts'

const readNumberInElement = async (locator: ReturnType<Page['getByRole']>) =>
  Number(/\d+/.exec((await locator.textContent()) ?? '')?.[0] ?? 0)

/**
 * Reads the number of open tasks in the header beside the customer's name, on the tiles, in the feed and in the list.
 */
async function readTaskCounts(page: Page) {
  const banner = page.getByRole('banner')
  const getTile = (name: RegExp) => getMain(page).getByRole('link', { name }).first()
  const counts = {
    messages: await readNumberInElement(banner.getByText(/^\d+ nieuw$/)),
    tasks: await readNumberInElement(banner.getByText(/^\d+ te doen$/)),
    profile: await readNumberInElement(banner.getByText(/^\d+ nieuw of te doen$/)),
    tile: await readNumberInElement(getTile(/ taken/).getByText(/\d te doen/)),
    feed: await readNumberInElement(getMain(page).getByRole('tab', { name: /^Nieuw of te doen/ })),
  }
  await navigateInPortal(page, '/taken')
  return { ...counts, list: await readNumberInElement(getMain(page).getByRole('tab', { name: /^Te doen/ })) }
}

for (const [username, tags] of [
  ['hugo', ''],
  ['ines', '@full '],
  ['anna', '@full '],
] as const)
  test(`${tags}@HEADER-05 @DASH-01 @DASH-03 for ${username} header, tiles, feed and lists show the same counts`, {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, username, '/dashboard')
    await expect(getMain(page).getByRole('tab', { name: /^Nieuw of te doen/ })).toBeVisible()
    await expect(page.getByRole('banner').getByText(/^\d+ nieuw of te doen$/)).toBeAttached()
    const counts = await readTaskCounts(page)
    expect(counts.tasks).toBeGreaterThan(0)
    expect(counts).toEqual({
      ...counts,
      tile: counts.tasks,
      list: counts.tasks,
      profile: counts.tasks + counts.messages,
      feed: counts.tasks + counts.messages,
    })
  })

test('@SEEN-02 @TASK-02 a message that asks for an answer counts as a task until it is answered, and the customer sees that the adviser has read it', {
  tag: '@full',
}, async ({ page }) => {
  const karin = { tenant: 'zuider', customer: 'karin' }
  await runStaffCommand('message', {
    ...karin,
    title: 'Past de overdracht op 12 januari?',
    content: 'De notaris kan dan om tien uur.',
    answer: 'true',
  })
  await signIn(page, 'karin', '/taken')
  const cards = getMain(page).getByRole('listitem')
  const card = cards.filter({ hasText: 'Past de overdracht op 12 januari?' })
  await expectAccessible(page)
  await card.getByRole('link').click()
  const opened = getMain(page).getByRole('article')
  await expect(opened.getByText('Antwoord gevraagd')).toBeVisible()
  const tasks = page.getByRole('banner').getByRole('link', { name: /^Taken/ })
  const count = tasks.getByText(/^\d+ te doen$/)
  const before = await readNumberInElement(count)
  await opened.getByRole('textbox').fill('Ja, dat past.')
  await opened.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(opened.getByText('Je bericht is verstuurd')).toBeVisible()
  await expect(opened.getByText('Antwoord gevraagd')).toBeHidden()
  await expect.poll(() => readNumberInElement(count)).toBe(before - 1)

  await tasks.click()
  await getMain(page).getByRole('tab', { name: 'Gedaan' }).click()
  await expect(card.getByText('Verstuurd')).toBeVisible()
  await runStaffCommand('read', { tenant: 'zuider', kind: 'message' })
  await page.reload()
  await getMain(page).getByRole('tab', { name: 'Gedaan' }).click()
  await expect(card.getByText('Bekeken door je adviseur')).toBeVisible()
  await expectAccessible(page)
})
