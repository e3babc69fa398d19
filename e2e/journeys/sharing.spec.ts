import { expect, signIn, test } from '../portal.ts'

interface Shares {
  __FEDERATION__: {
    __SHARE__: Record<
      string,
      Record<string, Record<string, Record<string, { useIn: string[]; loaded?: boolean }>>>
    >
  }
}

test('every shared library is there once, for the shell and all remotes', async ({ page }) => {
  await signIn(page, 'anna')
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
  await signIn(page, 'anna')
  await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
  expect(scripts.filter((text) => text.includes('react.dev/errors')).length).toBe(1)
})
