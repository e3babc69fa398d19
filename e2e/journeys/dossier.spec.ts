import { expectAccessible } from '../expect-accessible.ts'
import { expect, signIn, test } from '../portal-test.ts'

test('a copy of the whole file is requested on the documents screen, and arrives there with a message', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'emma', '/documenten')
  const card = page.getByRole('region', { name: 'Neem je dossier mee' })
  await card.getByRole('button', { name: 'PDF maken' }).click()
  await expect(card.getByText(/^Staat bij je documenten, tot en met/)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const row = page.getByRole('link', { name: /Mijn dossier/ })
  await expect(row).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Mijn dossier.* downloaden$/ }).click(),
  ])
  const pieces: Buffer[] = []
  for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer)
  expect(Buffer.concat(pieces).subarray(0, 5).toString()).toBe('%PDF-')
  await page.goto('/berichten')
  await expect(page.getByText('Je dossier staat klaar').first()).toBeVisible()
})
