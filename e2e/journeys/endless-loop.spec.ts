import { changedBuild } from '../changed-build.ts'
import { adminOrigin, dataDir } from '../origins.ts'
import { expect, portalOf, test } from '../portal.ts'
import { releaseCall } from '../release-call.ts'
import { storeSession } from '../stored-session.ts'

const [remote, version, path] = ['mf-mortgage', '9.0.0', '/hypotheek']
const command = <T>(name: string, body: object) =>
  releaseCall<T>({ origin: adminOrigin, dataDir }, name, body)

/** A note that stands longer than any start takes is of a page that does not come back; in milliseconds. */
const longMs = 3000

test('trust E15: a remote whose code never comes back costs one page; the next has everything but that remote, which says so', async ({
  page,
  context,
}) => {
  const looping = changedBuild(remote, version, (content, name) =>
    name.startsWith('remoteEntry.') ? `${content};for(;;);` : content,
  )
  await command(`publish/${remote}`, looping)
  const { cookie } = await command<{ cookie: string }>('trial', { remote, version })
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await storeSession(page, 'anna', '/')
  await context.addCookies([{ name, value, url: portalOf('zuider') }])

  const beside = await context.newPage()
  await beside.goto('/healthz')
  await page.goto(path, { waitUntil: 'commit' })
  const looksDead = (long: number) =>
    Object.entries(localStorage).some(
      ([key, at]) => key.startsWith('starting ') && Date.now() - Number(at) > long,
    )
  await expect.poll(() => beside.evaluate(looksDead, longMs)).toBe(true)
  await page.close()

  const reports: string[] = []
  beside.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  await beside.goto(path)
  const failed = beside.getByRole('alert').filter({ hasText: '‘Hypotheek’ is nu niet te openen' })
  await expect(failed.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible()
  expect(reports.join('\n')).toContain(`${remote} ${version} was started before`)
  for (const screen of ['Inkomen', 'Documenten']) {
    await beside.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: screen }).click()
    await expect(beside.getByRole('heading', { level: 1, name: screen })).toBeVisible()
    await expect(beside.getByRole('main')).toHaveText(/\w{3}/)
    await expect(beside.getByRole('alert')).toHaveCount(0)
  }

  await context.clearCookies({ name })
  await beside.goto(path)
  await expect(beside.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})
