import type { Page } from '@playwright/test'
import { expect, getPortalOrigin, test } from '../portal-test.ts'
import { customerRemoteNames } from '../remote-names.ts'

test.use({ savesData: false, viewport: { width: 1280, height: 800 } })

/**
 * Changes the registry in pages before any code reads it. Returns a function that turns this tampering off or on for
 * later pages.
 */
async function tamperWithRegistry(page: Page, how: 'unsigned' | 'changed') {
  const context = page.context()
  await context.addInitScript((change) => {
    if (document.cookie.includes('tamper=stop')) return
    new MutationObserver((_, observer) => {
      const registry = document.getElementById('registry')
      if (!registry || document.readyState === 'loading') return
      observer.disconnect()
      if (change === 'unsigned') delete registry.dataset.signature
      else (registry.firstChild as Text).replaceData(0, 1, '{"more":1,')
    }).observe(document, { childList: true, subtree: true })
    document.addEventListener('readystatechange', () => document.head.append(''))
  }, how)
  return (stopped: boolean) =>
    context.addCookies([{ name: 'tamper', value: stopped ? 'stop' : 'go', url: getPortalOrigin('zuider') }])
}

const expectSignInScreen = async (page: Page) => {
  await expect(page.getByLabel('Gebruikersnaam', { exact: true })).toBeVisible()
  await expect(page.locator('[data-rendered]')).toHaveCount(0)
}

for (const how of ['unsigned', 'changed'] as const) {
  test(`trust B3: if the registry is ${how}, a first visit shows an error page, and later visits use the last good registry`, {
    tag: '@full',
  }, async ({ page }) => {
    const stop = await tamperWithRegistry(page, how)
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
    await stop(true)
    await page.goto('/login')
    await expectSignInScreen(page)
    await stop(false)
    const refused = page.waitForEvent('console', (message) => message.text().includes('not signed'))
    await page.goto('/login')
    await refused
    await expectSignInScreen(page)
  })
}

test('trust B4: nothing that a browser stores or sends changes which code a page loads', {
  tag: '@full',
}, async ({ page, context }) => {
  const loaded = new Set<string>()
  /** Removes the retry parameter from a URL: the portal repeats requests that navigation aborted. */
  const removeRetryParameter = (url: string) => url.replace(/\?again=\d+$/, '')
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && loaded.add(removeRetryParameter(request.url())),
  )
  await page.addInitScript(() => {
    const state = window as Window & { loadedFrom?: string[] }
    state.loadedFrom = []
    const ask = Storage.prototype.getItem
    Storage.prototype.getItem = function getItem(name) {
      state.loadedFrom?.push(name)
      return ask.call(this, name)
    }
  })
  await page.goto('/login')
  await expectSignInScreen(page)
  /** Returns the remotes whose entry was not fetched. An idle page fetches the entries of all remotes. */
  const findUnfetchedEntries = () =>
    customerRemoteNames
      .map((name) => new RegExp(`/${name}/\\w+/remoteEntry\\.`))
      .filter((file) => ![...loaded].some((url) => file.test(url)))
  await expect.poll(findUnfetchedEntries, { timeout: 30_000 }).toEqual([])
  const usual = [...loaded]
  const loadedFrom = await page.evaluate(() => [
    ...new Set((window as Window & { loadedFrom?: string[] }).loadedFrom),
  ])
  expect(loadedFrom).toContain('registry')

  loaded.clear()
  const hostileUrl = 'http://evil.localhost/remoteEntry.js'
  await page.evaluate(
    ({ names, url }) => {
      const storedRegistry = JSON.parse(localStorage.getItem('registry') ?? '{}')
      const entries = { 'mf-auth': url, override: url, 'import-map-override:mf-auth': url, devtools: 'true' }
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      for (const name of names) {
        localStorage.setItem(
          name,
          JSON.stringify({ 'mf-auth': url, remotes: [{ name: 'mf-auth', entry: url }] }),
        )
        sessionStorage.setItem(name, url)
      }
      const text = storedRegistry.text.replaceAll(/"base":"[^"]+"/g, `"base":"${new URL('.', url)}"`)
      localStorage.setItem('registry', JSON.stringify({ ...storedRegistry, text }))
    },
    { names: loadedFrom, url: hostileUrl },
  )
  await context.addCookies(
    ['trial', 'develop', 'mf-auth', 'override'].map((name) => ({
      name,
      value: 'e30.AAAA',
      url: getPortalOrigin('zuider'),
    })),
  )
  await page.setExtraHTTPHeaders({ 'x-remote-override': hostileUrl, 'x-development': '1' })
  await page.goto(`/login?mf-auth=${hostileUrl}&override=${hostileUrl}&dev=1&version=0.0.1`)
  await expectSignInScreen(page)
  await expect.poll(findUnfetchedEntries, { timeout: 30_000 }).toEqual([])
  expect([...loaded].filter((url) => !usual.includes(url))).toEqual([])
})

test('trust B3 E13: a stored registry is accepted only with a valid signature, and an invalid one does not break the page', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/login')
  await expectSignInScreen(page)
  await page.evaluate(() => {
    const storedRegistry = JSON.parse(localStorage.getItem('registry') ?? '{}')
    const text = storedRegistry.text.replace(/"sequence":\d+/, `"sequence":${Date.now() * 2}`)
    localStorage.setItem('registry', JSON.stringify({ ...storedRegistry, text }))
  })
  await page.goto('/login')
  await expectSignInScreen(page)
  await page.evaluate(() => localStorage.setItem('registry', '{}'))
  await page.goto('/login')
  await expectSignInScreen(page)
})
