import { expect, signIn, test } from '../portal.ts'
import { remotes } from '../remotes.ts'

interface Shares {
  __FEDERATION__: {
    __SHARE__: Record<
      string,
      Record<string, Record<string, Record<string, { useIn: string[]; loaded?: boolean }>>>
    >
  }
}

test('every shared library is there once, for the shell and all remotes', async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
  const versions = await page.evaluate(() => {
    const scopes = Object.values((globalThis as unknown as Shares).__FEDERATION__.__SHARE__)
    return scopes.flatMap(({ default: scope = {} }) =>
      Object.entries(scope).map(([name, found]) => ({ name, versions: Object.keys(found) })),
    )
  })
  expect(versions.map(({ name }) => name)).toContain('react')
  for (const { name, versions: found } of versions) expect(found, name).toHaveLength(1)
})

test('one React draws everything: no second copy is downloaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''))
  })
  await signIn(page, 'anna', '/hypotheek')
  await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
  expect(scripts.filter((text) => text.includes('react.dev/errors')).length).toBe(1)
})

test('once the page is idle, going to another remote’s screen asks the network for no code', async ({
  page,
}) => {
  const fetched = page.waitForResponse(/\/mf-mortgage\/.*\/view\.mortgages\./)
  await signIn(page, 'anna', '/inkomen')
  await fetched
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()))
  await page.getByRole('link', { name: /^Hypotheek/ }).click()
  await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
  expect(asked.filter((url) => /\/mf-mortgage\/.*\/(remote|view\.mortgages)/.test(url))).toEqual([])
})

test('a page of the demo tells how each remote of the registry fares', async ({ page }) => {
  await page.goto('/_remotes')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(remotes.length)
  for (const row of await rows.all()) await expect(row).toContainText(/\d+\.\d+\.\d+loaded\d+ ms/)
})
