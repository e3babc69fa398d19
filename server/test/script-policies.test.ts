import { afterEach, expect, test } from 'vitest'
import { pageServer } from './page-server.ts'
import { build } from './small-remote.ts'

type Portal = Awaited<ReturnType<typeof pageServer>>
let portal: Portal
afterEach(() => portal.server.close())

/** Names of the second policies that a page allows builds to make, for their workers. */
async function ofWorkers() {
  const { headers } = await portal.server.app.inject({ url: '/login', headers: { host: 'zuider.localhost' } })
  const [, names = ''] = /trusted-types ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
  return names.split(' ').filter((name) => name.endsWith('-worker'))
}

async function promote(version: string, workers: { workers?: boolean }) {
  const { operator, server } = portal
  await operator.send(
    server.app,
    'publish/mf-x',
    build(version, () => workers),
  )
  await operator.run(server.app, 'promote', { remote: 'mf-x', version, force: 'true' })
}

test('trust E15: a page names no second script policy of builds that make none, the shell’s among them', async () => {
  portal = await pageServer({
    shell: { policy: 'p-shell', workers: false },
    remote: build('1.0.0', () => ({ workers: false })),
  })
  expect(await ofWorkers()).toEqual([])
  await promote('1.1.0', { workers: true })
  expect(await ofWorkers()).toEqual(['p-mf-x@1.1.0-worker'])
})

test('builds that are kept and do not say may go on making one', async () => {
  portal = await pageServer()
  await promote('1.1.0', { workers: false })
  expect(await ofWorkers()).toEqual(['p-shell@1.0.0-worker', 'p-mf-x@1.0.0-worker'])
})
