import { expect, signIn, test } from '../portal-test.ts'

test.use({ hasTouch: true })

test('@FORMAT-06 @FORMAT-09 on an English page amounts have the English format, and a tap on a term shows its explanation', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/pensioen')
  await page.getByRole('button', { name: 'English' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(/€\s\d{1,3},\d{3}\.\d\d\b/)
  await expect(main).not.toContainText(/€\s\d{1,3}\.\d{3}/)

  const term = main.getByRole('button', { name: 'state pension (AOW)' })
  await term.tap()
  await expect(term).toHaveAttribute('aria-expanded', 'true')
  await expect(main.getByText(/^The basic pension that the Dutch government pays/)).toBeVisible()
})
