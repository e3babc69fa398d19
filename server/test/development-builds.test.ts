import { access, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signReleaseRequest } from '@portal/contract/release-request'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderAssetStore } from '../src/registry/asset-store.ts'
import {
  createDevelopmentTicket,
  publishDevelopmentBuild,
  shellDevelopmentChannel,
} from '../src/registry/development-channels.ts'
import { storeBuild } from '../src/registry/publish-build.ts'
import { openRegistryKey, type RegistryKey } from '../src/registry/registry-key.ts'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import { createTrialCookie } from '../src/registry/trial-builds.ts'
import type { Harness } from './harness.ts'
import { assetsOrigin, smallShellBuild, startPageServer } from './page-server.ts'
import { createReleaser } from './releaser.ts'
import { calculateIntegrity, createSmallBuild } from './small-remote.ts'

const runReleaseCommand = ({ server, operator }: typeof developmentServer, name: string, body: object) =>
  operator.run(server.app, name, body)

interface PageRequest {
  path?: string
  headers?: Record<string, string>
}

/** Reads the content security policy and HTML of a page without the nonce. They determine which code the page runs. */
async function readPageCode({ app }: Harness, { path: pagePath = '/login', headers = {} }: PageRequest = {}) {
  const { body, headers: responseHeaders } = await app.inject({
    url: pagePath,
    headers: { host: 'zuider.localhost', ...headers },
  })
  const policy = String(responseHeaders['content-security-policy'])
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
  const versions = [...body.matchAll(/"name":"mf-x","version":"([^"]+)"/g)].map(([, version]) => version)
  return { html: body.replaceAll(nonce, ''), policy: policy.replaceAll(nonce, ''), versions }
}

let developmentServer: Awaited<ReturnType<typeof startPageServer>>
let productionServer: Awaited<ReturnType<typeof startPageServer>>
beforeAll(async () => {
  developmentServer = await startPageServer({ development: true })
  productionServer = await startPageServer()
})
afterAll(() => Promise.all([developmentServer.server.close(), productionServer.server.close()]))

const developmentBuild = createSmallBuild('1.1.0-dev')
const uploadDevelopmentBuild = ({ server, operator }: typeof developmentServer, build = developmentBuild) =>
  operator.send(server.app, 'develop/mf-x?as=me', build)

const createDevelopmentCookie = (key: RegistryKey) =>
  `develop=${createDevelopmentTicket(key, { name: 'mf-x', channel: 'dev-me' }, Date.now())}`

test('trust B4: a portal rejects development builds unless its operator allows them', async () => {
  const response = await uploadDevelopmentBuild(productionServer)
  expect([response.statusCode, response.json().error]).toEqual([403, 'development_off'])
  expect(
    (await productionServer.operator.send(productionServer.server.app, 'publish/mf-x', developmentBuild))
      .statusCode,
  ).toBe(422)
  expect(
    (await createRegistryReader(productionServer.server.database.db)()).builds.map(({ version }) => version),
  ).toEqual(['1.0.0', '1.0.0'])
})

test('trust B4: no query, cookie or header changes which code the pages of such a portal run', {
  tags: 'full',
}, async () => {
  const { server, key, operator } = productionServer
  await operator.send(server.app, 'publish/mf-x', createSmallBuild('2.0.0'))
  const plainPage = await readPageCode(server)
  expect(plainPage.versions).toEqual(['1.0.0'])
  const hostileUrl = 'https://evil.example/remoteEntry.js'
  const strangerKey = await openRegistryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-stranger-')))
  const pageRequests: PageRequest[] = [
    { path: `/login?mf-x=${hostileUrl}&override=${hostileUrl}&dev=1&remote=mf-x@2.0.0&version=2.0.0` },
    { path: `/_development?ticket=${createDevelopmentCookie(key).slice('develop='.length)}` },
    { headers: { cookie: `mf-x=${hostileUrl}; override=mf-x@2.0.0; dev=1` } },
    { headers: { cookie: createDevelopmentCookie(key) } },
    {
      headers: {
        cookie: createTrialCookie(
          strangerKey,
          { 'mf-x': createSmallBuild('2.0.0').descriptor.hash },
          Date.now(),
        ),
      },
    },
    {
      headers: { 'x-remote-override': hostileUrl, 'x-development': '1', 'x-forwarded-host': 'evil.example' },
    },
    { headers: { 'x-mf-x-version': '2.0.0', origin: 'https://evil.example', referer: hostileUrl } },
  ]
  for (const pageRequest of pageRequests) {
    const { html, policy, versions } = await readPageCode(server, pageRequest)
    expect(versions, JSON.stringify(pageRequest)).toEqual(['1.0.0'])
    expect(policy).toBe(plainPage.policy)
    if (!pageRequest.path) expect(html).toBe(plainPage.html)
    expect(html).not.toContain('evil.example')
  }
  const { headers } = await server.app.inject({
    url: pageRequests[1]?.path ?? '',
    headers: { host: 'zuider.localhost' },
  })
  expect(headers['set-cookie'] ?? '').not.toContain('develop')
})

test('if allowed, a development build is shown to its developer only, and the next one replaces it', {
  tags: 'full',
}, async () => {
  const { server, folder } = developmentServer
  const uploadResponse = await uploadDevelopmentBuild(developmentServer)
  expect(uploadResponse.statusCode).toBe(200)
  const enterResponse = await server.app.inject({ url: uploadResponse.json().data.open })
  expect([enterResponse.statusCode, enterResponse.headers.location]).toEqual([302, '/'])
  const [cookie = ''] = String(enterResponse.headers['set-cookie']).split(';')
  const headers = { cookie }
  expect((await readPageCode(server, { headers })).versions).toEqual(['1.1.0-dev'])
  expect((await readPageCode(server, { headers })).html).toContain("fetch('/_edition')")
  expect((await readPageCode(server)).versions).toEqual(['1.0.0'])
  expect((await readPageCode(server)).html).not.toContain("fetch('/_edition')")

  const readNewestRelease = async (extraHeaders: Record<string, string>) =>
    (await server.app.inject({ url: '/_edition', headers: extraHeaders })).json()
  const host = { host: 'zuider.localhost' }
  const { files, hash } = developmentBuild.descriptor
  const baseUrl = `${assetsOrigin}/mf-x/${hash}/`
  expect(await readNewestRelease({ ...host, ...headers })).toMatchObject({
    developmentBuilds: [{ name: 'mf-x', base: baseUrl, files }],
  })
  expect(await readNewestRelease(host)).not.toHaveProperty('developmentBuilds')

  const secondBuild = createSmallBuild('1.1.0-dev', () => ({ hash: 'aaaaaaaaaaaaaaaa' }))
  expect((await uploadDevelopmentBuild(developmentServer, secondBuild)).statusCode).toBe(200)
  expect((await readPageCode(server, { headers })).html).toContain('/mf-x/aaaaaaaaaaaaaaaa/')
  const isBuildStored = (hash: string) =>
    access(path.join(folder, 'mf-x', hash)).then(
      () => true,
      () => false,
    )
  expect(await isBuildStored(hash), 'an open page may be on its way to a file of it').toBe(true)
  const thirdBuild = createSmallBuild('1.1.0-dev', () => ({ hash: 'bbbbbbbbbbbbbbbb' }))
  expect((await uploadDevelopmentBuild(developmentServer, thirdBuild)).statusCode).toBe(200)
  expect(await Promise.all([hash, secondBuild.descriptor.hash].map(isBuildStored))).toEqual([false, true])

  const endResponse = await server.app.inject({
    method: 'DELETE',
    url: '/release/develop/mf-x?as=me',
    headers: {
      authorization: `Bearer ${await signReleaseRequest(developmentServer.operator.key, { command: 'develop/mf-x', sum: '' })}`,
    },
  })
  expect(endResponse.statusCode).toBe(200)
  expect((await readPageCode(server, { headers })).versions).toEqual(['1.0.0'])
  expect(
    await Promise.all([secondBuild.descriptor.hash, thirdBuild.descriptor.hash].map(isBuildStored)),
  ).toEqual([false, false])
})

test('a page with a development build runs the shell’s development build if there is one, and other pages do not', async () => {
  await uploadDevelopmentBuild(developmentServer)
  const { server, key, folder } = developmentServer
  const readShellHash = async (headers = {}) =>
    (await readPageCode(server, { headers })).html.match(/_shell\/(\w+)\//)?.[1]
  const dist = await mkdtemp(path.join(tmpdir(), 'portal-shell-'))
  const hash = 'dddddddddddddddd'
  const shell = {
    ...smallShellBuild,
    version: '1.0.0-dev',
    hash,
    files: [{ path: 'main.js', integrity: calculateIntegrity('') }],
    scripts: ['main.js'],
  }
  await writeFile(path.join(dist, 'shell.json'), JSON.stringify(shell))
  await writeFile(path.join(dist, 'main.js'), '')
  const { db } = server.database
  await storeBuild(db, createFolderAssetStore(folder), { name: 'shell', dist })
  await publishDevelopmentBuild(db, createFolderAssetStore(folder), { ...shellDevelopmentChannel, hash })
  expect(await readShellHash({ cookie: createDevelopmentCookie(key) })).toBe(hash)
  expect(await readShellHash()).not.toBe(hash)
})

test('trust B4: a development build cannot be placed for customers, and an unknown key cannot show one', async () => {
  await uploadDevelopmentBuild(developmentServer)
  const { server } = developmentServer
  for (const [buildName, placementOptions] of [
    ['1.1.0-dev', {}],
    ['1.1.0-dev', { tenant: 'zuider' }],
    ['dev-me', {}],
    ['dev-me', { tenant: 'zuider', percent: 10 }],
    ['dev-me', { tenant: 'zuider' }],
  ] as const) {
    const placement = { remote: 'mf-x', to: buildName, force: 'true', ...placementOptions }
    expect(
      (await runReleaseCommand(developmentServer, 'place', placement)).statusCode,
      JSON.stringify(placement),
    ).toBeGreaterThanOrEqual(404)
  }
  expect((await uploadDevelopmentBuild(developmentServer, createSmallBuild('1.1.0'))).statusCode).toBe(422)
  const strangerResponse = await (await createReleaser()).send(
    server.app,
    'develop/mf-x?as=me',
    developmentBuild,
  )
  expect(strangerResponse.statusCode).toBe(401)
  const forgedTicketResponse = await server.app.inject({ url: '/_development?ticket=e30.AAAA' })
  expect(forgedTicketResponse.headers['set-cookie']).toBeUndefined()
})

test('a path that starts like a host name is not a page', async () => {
  for (const url of ['//', '//[', '//evil.example/login']) {
    const response = await productionServer.server.app.inject({ url, headers: { host: 'zuider.localhost' } })
    expect([url, response.statusCode]).toEqual([url, 404])
  }
})
