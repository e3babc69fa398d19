import { expect, signIn, test } from '../portal.ts'

test.use({ viewport: { width: 1280, height: 800 } })

for (const [how, answer] of [
  ['is out of reach', { abort: true }],
  ['is gone', { status: 404, body: '' }],
  ['is HTML instead of code', { status: 200, body: '<!doctype html>', contentType: 'text/html' }],
] as const) {
  test(`a remote whose code ${how} shows a panel with retry, and works again without a reload`, async ({
    page,
    complaints,
  }) => {
    let broken = true
    await page.route(/\/mf-mortgage\//, (route) => {
      if (!broken) return route.continue()
      return 'abort' in answer ? route.abort() : route.fulfill(answer)
    })
    await signIn(page, 'anna')
    const retry = page.getByRole('main').getByRole('button', { name: 'Probeer opnieuw' })
    await expect(retry).toBeVisible()

    await page.getByRole('button', { name: /^Profiel van/ }).click()
    await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible()
    await page.keyboard.press('Escape')

    broken = false
    await retry.click()
    await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/integrity/i.test(text)))
  })
}
