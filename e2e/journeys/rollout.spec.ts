import { changedBuild } from '../changed-build.ts'
import { adminOrigin, dataDir } from '../origins.ts'
import { expect, portalOf, signIn, test } from '../portal.ts'
import { releaseCall } from '../release-call.ts'

const [remote, version, tenant] = ['mf-overview', '2.0.0', 'ooster']
const [before, after] = ['Inkomen', 'Wat er binnenkomt']
const command = <T>(name: string, body: object) =>
  releaseCall<T>({ origin: adminOrigin, dataDir }, name, body)

test('a second version of a remote reaches one tenant alone, without a page of it or another build, and one command undoes it', {
  tag: '@full',
}, async ({ page, browser }) => {
  const changed = changedBuild(remote, version, (content, name) =>
    /^text\.nl\.|^descriptor/.test(name) ? content.replaceAll(`"${before}"`, `"${after}"`) : content,
  )
  await command(`publish/${remote}`, changed)
  await expect(command('place', { remote, to: version, tenant })).rejects.toThrow('has not passed the gate')
  await command('place', { remote, to: version, tenant, force: 'true' })

  await signIn(page, 'jet', `${portalOf(tenant)}/inkomen`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(after)
  const other = await (await browser.newContext({ baseURL: portalOf('zuider') })).newPage()
  await signIn(other, 'anna', '/inkomen')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(before)
  await other.context().close()

  await command('rollback', { remote, tenant })
  await page.reload()
  await expect(heading).toHaveText(before)
})
