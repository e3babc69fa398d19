import { createChangedBuild } from '../changed-build.ts'
import { adminOrigin, sharedDataDir } from '../origins.ts'
import { expect, getPortalOrigin, signIn, test } from '../portal-test.ts'
import { sendReleaseCommand } from '../send-release-command.ts'

const [remote, version, tenant] = ['mf-overview', '2.0.0', 'ooster']
const [before, after] = ['Inkomen', 'Wat er binnenkomt']
const sendCommand = <T>(name: string, body: object) =>
  sendReleaseCommand<T>({ origin: adminOrigin, dataDir: sharedDataDir }, name, body)

test('a second version of a remote is released to one tenant without a new page or build, and one command undoes it', {
  tag: '@full',
}, async ({ page, browser }) => {
  const changed = createChangedBuild(remote, version, (content, name) =>
    /^text\.nl\.|^descriptor/.test(name) ? content.replaceAll(`"${before}"`, `"${after}"`) : content,
  )
  await sendCommand(`publish/${remote}`, changed)
  await expect(sendCommand('place', { remote, to: version, tenant })).rejects.toThrow(
    'has not passed the gate',
  )
  await sendCommand('place', { remote, to: version, tenant, force: 'true' })

  await signIn(page, 'jet', `${getPortalOrigin(tenant)}/inkomen`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(after)
  const other = await (await browser.newContext({ baseURL: getPortalOrigin('zuider') })).newPage()
  await signIn(other, 'anna', '/inkomen')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(before)
  await other.context().close()

  await sendCommand('rollback', { remote, tenant })
  await page.reload()
  await expect(heading).toHaveText(before)
})
