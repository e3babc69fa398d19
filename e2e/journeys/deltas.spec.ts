import type { Page, Response } from '@playwright/test'
import { changedBuild } from '../changed-build.ts'
import { adminOrigin, dataDir } from '../origins.ts'
import { expect, portalOf, signIn, test } from '../portal.ts'
import { releaseCall } from '../release-call.ts'
import { followReads, settled } from '../settled.ts'

const [remote, version, tenant] = ['mf-documents', '2.0.0', 'ooster']
const command = <T>(name: string, body: object) =>
  releaseCall<T>({ origin: adminOrigin, dataDir }, name, body)

/** Scripts of the remote that a visit loads: their codings, and what came over the line. */
async function scriptsOf(page: Page, visit: () => Promise<unknown>) {
  const answers: Response[] = []
  const note = (answer: Response) =>
    new URL(answer.url()).pathname.startsWith(`/${remote}/`) && answers.push(answer)
  page.on('response', note)
  await visit()
  await settled(page)
  page.off('response', note)
  const scripts = await Promise.all(
    answers.map(async (answer) => ({
      coding: await answer.headerValue('content-encoding'),
      bytes: (await answer.request().sizes()).responseBodySize,
    })),
  )
  return {
    codings: new Set(scripts.map(({ coding }) => coding)),
    bytes: scripts.reduce((sum, one) => sum + one.bytes, 0),
  }
}

test('after a release of one changed line browsers that were here before fetch a tenth of the bytes at most', {
  tag: '@full',
}, async ({ page, browser }) => {
  const address = `${portalOf(tenant)}/documenten`
  const other = await (await browser.newContext()).newPage()
  followReads(other.context())
  await signIn(page, 'jet', address)
  await settled(page)
  const before = await scriptsOf(other, () => signIn(other, 'jet', address))
  expect(before.codings).toEqual(new Set(['br']))
  const changed = changedBuild(remote, version, (content, name) =>
    /^text\.nl\./.test(name) ? content.replace('"Berichten"', '"Post"') : content,
  )
  await command(`publish/${remote}`, changed)
  await command('rollout', { remote, version, tenant, force: 'true' })
  // Who comes first may get a file whole that takes a moment to compare; who comes next gets what differs.
  await page.reload()
  await settled(page)
  const after = await scriptsOf(other, () => other.reload())
  expect(after.codings).toEqual(new Set(['dcz']))
  expect(after.bytes).toBeLessThan(before.bytes / 10)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Documenten')
  await command('rollback', { remote, tenant })
  await other.context().close()
})
