import { policyNameOf } from '@portal/contract/registry'
import { sandboxPath } from '@portal/contract/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageServer } from './page-server.ts'
import { newReleaser, type Releaser } from './releaser.ts'
import { build } from './small-remote.ts'

const name = 'mf-x'
const host = 'zuider.localhost'
const calls = ['GET /customer/note']
type Portal = Awaited<ReturnType<typeof pageServer>>
let [knows, before]: [Portal?, Portal?] = []
beforeAll(async () => {
  ;[knows, before] = await Promise.all([pageServer({ shell: { runsSandboxed: true } }), pageServer()])
})
afterAll(() => Promise.all([knows?.server.close(), before?.server.close()]))

/** Has a stranger, who is granted a sandbox, publish a build, and the operator give it to customers. */
async function given(portal: Portal | undefined, version = '2.0.0') {
  if (!portal) throw new Error('no portal')
  const { app } = portal.server
  const stranger = await newReleaser()
  const granted = await grant(portal, stranger)
  const one = build(version)
  const published = await stranger.send(app, `publish/${name}`, one)
  await portal.operator.run(app, 'promote', { remote: name, version, force: 'true' })
  const page = await app.inject({ url: '/login', headers: { host } })
  const frame = await app.inject({ url: sandboxPath(one.descriptor), headers: { host } })
  return { app, granted, published, page, frame, stranger }
}
const grant = (portal: Portal, { key }: Releaser, remotes = name) =>
  portal.operator.run(portal.server.app, 'grant', {
    key: key.publicKey,
    team: 'strangers',
    remotes,
    sandboxed: calls.join(','),
  })
const registryOf = (page: string) => {
  const [, text = ''] = /id="registry"[^>]*>(.*?)<\/script>/.exec(page) ?? []
  return JSON.parse(text).remotes.find((one: { name: string }) => one.name === name)
}

test('what a stranger published runs in a frame, and the page names none of its code, in whatever version', async () => {
  const { published, page, frame } = await given(knows)
  expect(published.statusCode).toBe(200)
  expect(registryOf(page.body)).toMatchObject({ version: '2.0.0', sandbox: { calls } })
  expect(registryOf(page.body).fallback).toBeUndefined()
  expect(String(page.headers['content-security-policy'])).not.toContain(
    policyNameOf({ name, version: '2.0.0' }),
  )
  expect(page.body.replace(/<script type="application\/json" id="registry".*?<\/script>/, '')).not.toContain(
    '/mf-x/',
  )
  expect(frame.statusCode).toBe(200)
})

test('its frame has no origin, no network, and no scripts but its own and the shell’s', async () => {
  const { frame } = await given(knows, '2.1.0')
  const policy = String(frame.headers['content-security-policy'])
  for (const part of [
    "default-src 'none'",
    "connect-src 'none'",
    "form-action 'none'",
    'frame-ancestors http://zuider.localhost',
    'sandbox allow-scripts allow-forms',
  ])
    expect(policy).toContain(part)
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).toMatch(
    /^http:\/\/zuider\.localhost[:\d]*\/_shell\/[0-9a-f]{16}\/ https:\/\/assets\.example\/mf-x\/[0-9a-f]{16}\/$/,
  )
})

test('a remote that runs in the page has no frame, nor has another build than customers get', async () => {
  const { app } = await given(knows, '2.2.0')
  for (const hash of ['0123456789abcdef', build('1.0.0').descriptor.hash]) {
    const { statusCode } = await app.inject({ url: sandboxPath({ name, hash }), headers: { host } })
    expect(statusCode).toBe(404)
  }
})

test('a shell from before sandboxes gets none of it', async () => {
  const { page, frame } = await given(before)
  expect(registryOf(page.body)).toBeUndefined()
  expect(frame.statusCode).toBe(404)
})

test('a sandbox is granted for remotes by name, and never for the shell', async () => {
  const stranger = await newReleaser()
  if (!knows) throw new Error('no portal')
  for (const remotes of ['*', 'shell', 'mf-x,shell'])
    expect((await grant(knows, stranger, remotes)).statusCode).toBe(422)
})

test('a build that would reach past its frame is not taken', async () => {
  const { app, stranger } = await given(knows, '2.3.0')
  const far = build('3.0.0', ({ contributes }) => ({
    contributes: {
      ...contributes,
      routes: contributes.routes.map((one) => ({ ...one, audience: 'always' })),
    },
    origins: { connect: ['https://elsewhere.example'] },
  }))
  const answer = await stranger.send(app, `publish/${name}`, far)
  expect(answer.json()).toMatchObject({
    error: 'refused',
    message: expect.stringMatching(/screens for guests.*origins of its own/),
  })
})
