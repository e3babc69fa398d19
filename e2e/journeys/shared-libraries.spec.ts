import { expect, signIn, test } from '../portal-test.ts'
import { customerRemoteNames } from '../remote-names.ts'

test.use({ savesData: false })

/** Strings that occur only in the code of one library, also when minified. */
const librarySignatures = {
  react: 'react.dev/errors',
  'react-router': 'may be used only in the context of a <Router>',
  '@tanstack/react-query': 'Missing queryFn',
  '@emotion/react': '_EMO_(',
  '@chakra-ui/react': 'ChakraContext',
  '@lingui/core': 'Attempted to call a translation function',
  'single-spa': 'single-spa:before-first-mount',
  'single-spa-react': 'single-spa-react requires a configuration',
  valibot: 'eceived ',
  ky: 'Request timed out',
}

test('every shared library is downloaded once, with any set of remotes', { tag: '@full' }, async ({
  page,
}) => {
  const scripts = new Map<string, string>()
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), await response.text().catch(() => ''))
  })
  const findScriptsWithSignature = (mark: string) =>
    [...scripts].flatMap(([url, text]) => (text.includes(mark) ? [url] : []))
  await signIn(page, 'anna', '/dashboard')
  const listLoadedRemotes = () =>
    customerRemoteNames.filter((name) => [...scripts.keys()].some((url) => url.includes(`/${name}/`)))
  await expect.poll(listLoadedRemotes).toEqual([...customerRemoteNames])
  await page.getByRole('link', { name: /^Hypotheek/ }).click()
  await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
  for (const [library, mark] of Object.entries(librarySignatures))
    expect(findScriptsWithSignature(mark), library).toHaveLength(1)
})

test('once the page is idle, opening a screen of another remote requests no code', {
  tag: '@full',
}, async ({ page }) => {
  const fetched = page.waitForResponse(/\/mf-mortgage\/.*\/view\.mortgages\./)
  await signIn(page, 'anna', '/inkomen')
  await fetched
  const requestedScripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && requestedScripts.push(request.url()))
  await page.getByRole('link', { name: /^Hypotheek/ }).click()
  await expect(page.getByText('Nog af te lossen').first()).toBeVisible()
  expect(requestedScripts.filter((url) => /\/mf-mortgage\/.*\/(remote|view\.mortgages)/.test(url))).toEqual(
    [],
  )
})
