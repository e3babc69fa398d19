import { expect, signIn, test } from '../portal-test.ts'
import { failRequestsAtRandom } from '../unreliable-network.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

const screenPaths = [
  ['/dashboard', 'Overzicht'],
  ['/hypotheek', 'Hypotheek'],
  ['/documenten', 'Documenten'],
  ['/inkomen', 'Inkomen'],
  ['/verzekeringen', 'Verzekeringen'],
] as const

for (const seed of (process.env.CHAOS_SEEDS ?? '20').split(',').map(Number))
  test(`trust C8: on a randomly failing connection (seed ${seed}) every screen renders and reports what failed, and all of it recovers`, {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, 'anna', '/contact')
    const line = await failRequestsAtRandom(page, seed)
    const main = page.getByRole('main')
    const retry = main.getByRole('button', { name: 'Probeer opnieuw' })
    for (const [path, title] of screenPaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(main).not.toBeEmpty()
      for (const alert of await main.getByRole('alert').all())
        await expect(alert.getByRole('button').or(alert.getByRole('link')).first()).toBeVisible()
    }
    line.stop()
    for (const [path, title] of screenPaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await waitUntilSettled(page)
      await expect(retry).toHaveCount(0)
    }
  })
