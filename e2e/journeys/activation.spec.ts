import type { Page } from '@playwright/test'
import { createLinkWaiter } from '../demo-mails.ts'
import { expect, test } from '../portal-test.ts'

const listExpectedDelaysMs = (count: number) => Array.from({ length: count }, (_, n) => (n + 1) * 1000)
const activationWaitingTexts = [
  { from: 10, text: 'Het duurt lang, maar we proberen het nog' },
  { from: 7, text: 'We zijn nog bezig' },
  { from: 3, text: 'Het duurt iets langer dan normaal' },
]

/**
 * Opens an activation link and stops the page's clock. Returns the page's requests to set the password, and a function
 * that returns the delays of its timers in milliseconds.
 */
async function openActivationLink(page: Page, code: string) {
  const passwordRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/configure/password')) passwordRequests.push(request.url())
  })
  await page.clock.install()
  await page.addInitScript(() => {
    const pauses: number[] = []
    const later = globalThis.setTimeout
    const recordTimeout = (task: TimerHandler, time?: number, ...args: unknown[]) => {
      if (time && new Error().stack?.split('\n')[2]?.includes('view.activation')) pauses.push(time)
      return later(task, time, ...args)
    }
    globalThis.setTimeout = recordTimeout as typeof setTimeout
    Object.assign(globalThis, { pauses })
  })
  const { promise: clockStands, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/configure\/password$/, async (route) => {
    await clockStands
    await route.continue()
  })
  await page.goto(`/AccountActiveren?code=${code}`)
  await expect(page.getByRole('heading', { name: 'Account activeren' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 2000)
  answer()
  const getRecordedDelays = () => page.evaluate(() => (globalThis as unknown as { pauses: number[] }).pauses)
  return { passwordRequests, pauses: getRecordedDelays }
}

for (const { code, pauses: expected, tags } of [
  { code: 'OK1', pauses: 0, tags: '@full ' },
  { code: 'OK4', pauses: 4, tags: '@full ' },
  { code: 'OK11', pauses: 11, tags: '' },
])
  test(`${tags}@ACTIVATE-02 @ACTIVATE-03 @ACTIVATE-04 @ACTIVATE-05 activation with code ${code} finishes after ${expected} waits`, {
    tag: '@full',
  }, async ({ page, request }) => {
    const links = await createLinkWaiter(request, 'leo')
    const { passwordRequests, pauses } = await openActivationLink(page, code)
    for (let n = 0; n < expected; n++) {
      await expect.poll(pauses).toEqual(listExpectedDelaysMs(n + 1))
      expect(passwordRequests).toHaveLength(n + 1)
      const hint = activationWaitingTexts.find(({ from }) => n >= from)
      const status = page.getByRole('status')
      if (hint) await expect(status).toContainText(hint.text)
      else await expect(status).toBeEmpty()
      await page.clock.runFor((n + 1) * 1000)
    }
    await expect(page.getByRole('status')).toContainText('Je krijgt een e-mail met een link')
    expect(passwordRequests).toHaveLength(expected + 1)
    expect(await page.evaluate(() => localStorage.getItem('account-activated'))).toBe('1')
    expect(await links.next()).toContain('register=1')
  })

test('@ACTIVATE-02 @ACTIVATE-07 activation that never finishes stops after 19 attempts', {
  tag: '@full',
}, async ({ page }) => {
  const { passwordRequests, pauses } = await openActivationLink(page, 'NOOIT')
  for (let n = 0; n < 18; n++) {
    await expect.poll(pauses).toEqual(listExpectedDelaysMs(n + 1))
    await page.clock.runFor((n + 1) * 1000)
  }
  await expect(page.getByRole('alert')).toContainText('Bij deze code vinden we geen account')
  expect(passwordRequests).toHaveLength(19)
})

test('@ACTIVATE-07 activation with an unknown code stops at once', { tag: '@full' }, async ({ page }) => {
  const { passwordRequests } = await openActivationLink(page, 'WEG')
  await expect(page.getByRole('alert')).toContainText('Bij deze code vinden we geen account')
  expect(passwordRequests).toHaveLength(1)
  await page.clock.resume()
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
})

test('@ACTIVATE-01 without a code, the screen makes no request and offers a new password', {
  tag: '@full',
}, async ({ page }) => {
  const { passwordRequests } = await openActivationLink(page, '')
  await expect(page.getByRole('alert')).toContainText('ontbreekt de activatiecode')
  await expect(page.getByRole('link', { name: 'Wachtwoord vergeten?' })).toBeVisible()
  expect(passwordRequests).toHaveLength(0)
})
