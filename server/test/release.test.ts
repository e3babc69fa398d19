import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RemoteDescriptor, ShellBuild } from '@portal/contract/build-descriptor'
import { AssetPath } from '@portal/contract/remote-registry'
import { librarySignatures } from '@portal/domain/library-signatures'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderAssetStore } from '../src/registry/asset-store.ts'
import { releaseFirstBuilds } from '../src/registry/publish-build.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { createRegistryReader, readRegistrySequence } from '../src/registry/registry-state.ts'
import { selectRemotes } from '../src/registry/tenant-registry.ts'
import { createTrialCookie, readTrialBuilds } from '../src/registry/trial-builds.ts'
import { registerReleaseRoutes } from '../src/release/routes.ts'
import { type Harness, startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { smallShellBuild } from './page-server.ts'
import { createReleaser, type TestReleaser } from './releaser.ts'
import { calculateIntegrity, createSmallBuild, type SmallBuild } from './small-remote.ts'

let server: Harness
let operator: TestReleaser

beforeAll(async () => {
  server = await startHarness()
  operator = await createReleaser()
  const assets = createFolderAssetStore(await mkdtemp(path.join(tmpdir(), 'portal-assets-')))
  const key = await openRegistryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-key-')))
  registerReleaseRoutes(server.app, {
    db: server.database.db,
    assets,
    files: createMemoryFileStore(),
    key,
    development: null,
    operators: [operator.key.publicKey],
  })
})
afterAll(() => server.close())

const publishBuild = (build: SmallBuild, releaser = operator) =>
  releaser.send(server.app, `publish/${build.descriptor.name}`, build)

async function runReleaseCommand(command: string, body: object, releaser = operator) {
  const response = await releaser.run(server.app, command, body)
  return { status: response.statusCode, ...response.json() }
}

async function findVersionFor(tenant: string, bucket = 50) {
  const state = await createRegistryReader(server.database.db)()
  const origin = 'https://assets.example'
  return selectRemotes(state, { tenant, bucket, origin }).find(({ name }) => name === 'mf-x')?.version ?? null
}

test('a version is published, promoted, rolled out to a tenant, pinned and turned off, and each step can be undone', async () => {
  expect((await publishBuild(createSmallBuild('1.0.0'))).statusCode).toBe(200)
  expect(await findVersionFor('zuider')).toBeNull()
  expect(await runReleaseCommand('place', { remote: 'mf-x', to: '1.0.0' })).toMatchObject({
    status: 409,
    error: 'not_passed',
  })
  await runReleaseCommand('passed', { remote: 'mf-x', version: '1.0.0' })
  await runReleaseCommand('place', { remote: 'mf-x', to: '1.0.0' })
  expect(await findVersionFor('zuider')).toBe('1.0.0')

  await publishBuild(createSmallBuild('2.0.0'))
  await runReleaseCommand('passed', { remote: 'mf-x', version: '2.0.0' })
  await runReleaseCommand('place', { remote: 'mf-x', to: '2.0.0', tenant: 'noorder', percent: 40 })
  expect([
    await findVersionFor('noorder', 39),
    await findVersionFor('noorder', 40),
    await findVersionFor('zuider', 0),
  ]).toEqual(['2.0.0', '1.0.0', '1.0.0'])
  await runReleaseCommand('place', { remote: 'mf-x', to: '2.0.0', tenant: 'zuider' })
  expect(await findVersionFor('zuider')).toBe('2.0.0')
  await runReleaseCommand('place', { remote: 'mf-x', to: 'off', tenant: 'zuider' })
  expect(await findVersionFor('zuider')).toBeNull()

  expect(await runReleaseCommand('rollback', { remote: 'mf-x', tenant: 'zuider' })).toMatchObject({
    data: { undone: 'switch mf-x off for zuider' },
  })
  expect(await findVersionFor('zuider')).toBe('2.0.0')
  await runReleaseCommand('rollback', { remote: 'mf-x', tenant: 'zuider' })
  expect(await findVersionFor('zuider')).toBe('1.0.0')
  await runReleaseCommand('rollback', { remote: 'mf-x', tenant: 'noorder' })
  expect(await findVersionFor('noorder', 0)).toBe('1.0.0')
  expect(await runReleaseCommand('rollback', { remote: 'mf-x', tenant: 'noorder' })).toMatchObject({
    status: 409,
    message: 'Nothing of mf-x for noorder is left to undo.',
  })
})

test('after a rollout to a share, everybody can get a version, and each step can be undone', async () => {
  await runReleaseCommand('place', { remote: 'mf-x', to: '2.0.0', percent: 40 })
  expect([await findVersionFor('zuider', 39), await findVersionFor('zuider', 40)]).toEqual(['2.0.0', '1.0.0'])
  expect(await runReleaseCommand('rollback', { remote: 'mf-x' })).toMatchObject({
    data: { undone: 'place mf-x 2.0.0 at 40% for *' },
  })
  await runReleaseCommand('place', { remote: 'mf-x', to: '2.0.0', percent: 40 })
  await runReleaseCommand('place', { remote: 'mf-x', to: '1.0.0', tenant: 'noorder' })
  await runReleaseCommand('place', { remote: 'mf-x', to: '2.0.0', tenant: 'noorder', percent: 40 })
  expect([await findVersionFor('noorder', 39), await findVersionFor('noorder', 40)]).toEqual([
    '2.0.0',
    '1.0.0',
  ])
  await runReleaseCommand('place', { remote: 'mf-x', to: 'live' })
  expect([await findVersionFor('zuider', 0), await findVersionFor('noorder', 0)]).toEqual(['1.0.0', '2.0.0'])
  await runReleaseCommand('place', { remote: 'mf-x', to: 'live', tenant: 'noorder' })
  expect(await findVersionFor('noorder', 0)).toBe('1.0.0')
  expect((await runReleaseCommand('place', { remote: 'mf-x', to: 'early', tenant: 'noorder' })).status).toBe(
    404,
  )
  await runReleaseCommand('rollback', { remote: 'mf-x' })
  expect(await findVersionFor('zuider', 0)).toBe('2.0.0')
  await runReleaseCommand('rollback', { remote: 'mf-x' })
  for (let step = 0; step < 3; step++)
    await runReleaseCommand('rollback', { remote: 'mf-x', tenant: 'noorder' })
})

test('a first start releases its own builds, and a later start releases nothing', {
  tags: 'full',
}, async () => {
  const newServer = await startHarness()
  const { db } = newServer.database
  const listLiveBuilds = async () =>
    (await createRegistryReader(db)()).channels.map(({ name, hash }) => `${name} ${hash}`)
  expect(await releaseFirstBuilds(db, [{ name: 'mf-own', hash: 'first' }])).toBe(true)
  expect(await releaseFirstBuilds(db, [{ name: 'mf-own', hash: 'second' }])).toBe(false)
  expect(await listLiveBuilds()).toEqual(['mf-own first'])
  await newServer.close()
})

test('status and a dry run of a placement show what tenants get and what a version would change', async () => {
  await publishBuild(
    createSmallBuild('3.0.0', ({ contributes }) => ({
      contributes: {
        ...contributes,
        routes: [
          ...contributes.routes,
          { id: 'y', path: '/y', view: 'list', title: 'title', audience: 'customer' },
        ],
        nav: [],
      },
    })),
  )
  expect((await runReleaseCommand('place', { remote: 'mf-x', to: '3.0.0', 'dry-run': 'true' })).data).toEqual(
    {
      from: '1.0.0',
      to: '3.0.0',
      added: ['route /y'],
      removed: ['menu entry x'],
      changed: [],
      provenance: expect.objectContaining({ predicateType: 'https://slsa.dev/provenance/v1' }),
    },
  )
  await runReleaseCommand('place', {
    remote: 'mf-x',
    to: '3.0.0',
    tenant: 'noorder',
    percent: 10,
    force: 'true',
  })
  expect((await runReleaseCommand('status', { remote: 'mf-x' })).data.placed).toMatchObject([
    { tenant: '*', version: '1.0.0', by: 'live', rollout: '' },
    { tenant: 'noorder', version: '1.0.0', rollout: '3.0.0 for 10%' },
  ])
})

test('a published version cannot be changed', async () => {
  const alteredBuild = createSmallBuild('1.0.0', () => ({ hash: 'ffffffffffffffff' }))
  const response = await publishBuild(alteredBuild)
  expect([response.statusCode, response.json().message]).toEqual([
    409,
    expect.stringContaining('raise its version'),
  ])
})

test.each<[string, (descriptor: RemoteDescriptor) => Partial<RemoteDescriptor>, RegExp]>([
  [
    'contributes a view without code',
    ({ contributes }) => ({
      contributes: { ...contributes, slots: [{ slot: 's', view: 'ghost', order: 1 }] },
    }),
    /view "ghost"/,
  ],
  [
    'contributes to an unknown slot',
    ({ contributes }) => ({
      contributes: { ...contributes, slots: [{ slot: 'dashbord.home', view: 'list', order: 1 }] },
    }),
    /slot "dashbord.home", which nobody shows; nearest is "dashboard.home"/,
  ],
  [
    'is built for another version of a slot’s props',
    ({ contributes }) => ({
      contributes: {
        ...contributes,
        slots: [{ slot: 'account.accounts', view: 'list', order: 1, props: 2 }],
      },
    }),
    /"list" is built for version 2 of what the slot "account.accounts" passes, and this portal passes version 1: build it/,
  ],
  [
    'is built for props that a slot no longer passes',
    ({ contributes }) => ({
      contributes: {
        ...contributes,
        slots: [{ slot: 'dashboard.feed', view: 'list', order: 1, props: 1 }],
      },
    }),
    /the slot "dashboard.feed" passes, and this portal passes nothing/,
  ],
  [
    'has a menu entry without a route',
    ({ contributes }) => ({ contributes: { ...contributes, routes: [] } }),
    /route "x", which it does not have/,
  ],
  [
    'carries a shared library',
    () => ({ libraries: ['react', '@chakra-ui/react'] }),
    /own copy of react, .*chakra/,
  ],
  ['needs another major of the portal contract', () => ({ portal: '^2.0.0' }), /portal contract \^2\.0\.0/],
  ['weighs too much', () => ({ budget: { start: 0.01, view: 40 } }), /its start weighs/],
  [
    'misses a translation',
    ({ labels }) => ({ labels: { ...labels, de_u: {} } }),
    /text "title" is missing in de_u/,
  ],
  [
    'has a file with another hash',
    ({ files }) => ({ files: files.map((file) => ({ ...file, integrity: calculateIntegrity('else') })) }),
    /not what its descriptor says/,
  ],
  [
    'names a file that was not uploaded',
    ({ files }) => ({ files: [...files, { path: 'more.js', integrity: calculateIntegrity('') }] }),
    /more\.js did not come along/,
  ],
])('a build that %s is rejected with the reason', async (_, change, reason) => {
  const response = await publishBuild(createSmallBuild('4.0.0', change))
  expect(response.statusCode).toBe(422)
  expect(response.json().message).toMatch(reason)
  expect((await runReleaseCommand('place', { remote: 'mf-x', to: '4.0.0' })).status).toBe(404)
})

test('a bundled library is detected in the files, whatever the descriptor says', async () => {
  const filesWithLibraries = {
    'more.js': `x="${librarySignatures.react}";y="${librarySignatures['@lingui/core']}"`,
  }
  const response = await publishBuild(
    createSmallBuild('4.0.0', () => ({ libraries: [] }), filesWithLibraries),
  )
  expect(response.statusCode).toBe(422)
  expect(response.json().message).toMatch(/own copy of react, .*own copy of @lingui\/core/)
})

/** Creates a shell build that includes the small remote's files. */
function createShellBuild(
  version: string,
  change: (shell: ShellBuild) => Partial<ShellBuild> = () => ({}),
): SmallBuild {
  const { files, descriptor } = createSmallBuild(version)
  const shell: ShellBuild = {
    ...smallShellBuild,
    version,
    hash: descriptor.hash,
    files: descriptor.files,
    scripts: ['remote.js'],
    fonts: { first: 'view.js', rest: 'view.js', latinExt: 'view.js' },
    texts: descriptor.texts,
  }
  const shellJson = JSON.stringify({ ...shell, ...change(shell) })
  return { files: { ...files, 'shell.json': shellJson }, descriptor }
}
const publishShell = (build: SmallBuild) => operator.send(server.app, 'publish/shell', build)

test('a build of the shell is accepted if its files match the descriptor', async () => {
  expect((await publishShell(createShellBuild('6.0.0'))).statusCode).toBe(200)
})

test.each<[string, (shell: ShellBuild) => Partial<ShellBuild>, RegExp]>([
  [
    'has a file that is not what it says',
    ({ files }) => ({ files: files.map((file) => ({ ...file, integrity: calculateIntegrity('else') })) }),
    /not what its descriptor says/,
  ],
  [
    'names a file that did not come along',
    ({ files }) => ({ files: [...files, { path: 'more.js', integrity: calculateIntegrity('') }] }),
    /more\.js did not come along/,
  ],
  ['starts with a missing script', () => ({ scripts: ['ghost.js'] }), /the file ghost\.js/],
  ['is server-rendered by a missing script', () => ({ frame: ['frame.js'] }), /the file frame\.js/],
  ['names a missing font', ({ fonts }) => ({ fonts: { ...fonts, rest: 'b.woff2' } }), /the file b\.woff2/],
  ['names a missing text', ({ texts }) => ({ texts: { ...texts, nl: ['nl.js'] } }), /the file nl\.js/],
  ['names a missing file of a part', () => ({ parts: { chart: ['chart.js'] } }), /the file chart\.js/],
])('trust E2: a build of the shell that %s is rejected like a remote’s', async (_, change, reason) => {
  const response = await publishShell(createShellBuild('7.0.0', change))
  expect([response.statusCode, response.json().message]).toEqual([422, expect.stringMatching(reason)])
  expect((await runReleaseCommand('place', { remote: 'shell', to: '7.0.0' })).status).toBe(404)
})

const invalidFilePaths = [
  '../x.js',
  '/x.js',
  'a/../x.js',
  'a\\x.js',
  'a//x.js',
  './x.js',
  'x.js/',
  'a\nx.js',
  '%2e%2e/x.js',
  '',
]

test.each(invalidFilePaths)(
  'trust E2: a descriptor with the path %j is rejected, in any of its fields',
  async (filePath) => {
    const remotes: Partial<RemoteDescriptor>[] = [
      { files: [{ path: filePath, integrity: calculateIntegrity('') }] },
      { entry: { path: filePath, integrity: calculateIntegrity('') } },
      { views: { list: [filePath] } },
      { widgets: { one: filePath } },
      { serverBundle: filePath },
    ]
    for (const change of remotes) {
      const response = await publishBuild(createSmallBuild('8.0.0', () => change))
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['descriptor']])
    }
    const shells: Partial<ShellBuild>[] = [
      { scripts: [filePath] },
      { parts: { chart: [filePath] } },
      { fonts: { first: filePath, rest: 'view.js', latinExt: 'view.js' } },
    ]
    for (const change of shells) {
      const response = await publishShell(createShellBuild('8.0.0', () => change))
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['descriptor']])
    }
  },
)

test('paths with folders are accepted', () => {
  for (const assetPath of [
    'a.js',
    'a/b.js',
    'a/..b/c..js',
    '.well-known/x',
    'text.de_u.2755e2fa.js',
    'é.svg',
  ])
    expect([assetPath, v.is(AssetPath, assetPath)]).toEqual([assetPath, true])
})

test('trust E2: a name or version with other characters is rejected, as is a build under another name', async () => {
  for (const name of ['..', '%2e%2e%2fx', 'MF-X', 'mf_x', 'x'.repeat(61)]) {
    const response = await operator.send(server.app, `publish/${name}`, createSmallBuild('9.0.0'))
    expect([name, response.statusCode >= 400 && response.statusCode < 500]).toEqual([name, true])
    expect((await runReleaseCommand('status', { remote: decodeURIComponent(name) })).status).toBe(422)
  }
  const otherNameResponse = await operator.send(server.app, 'publish/mf-y', createSmallBuild('9.0.0'))
  expect(otherNameResponse.json().errors.descriptor).toMatch(/mf-x, not of mf-y/)
  for (const version of ['', '1.0.0; script-src *', '1.0.0\n', '../1', 'x'.repeat(80)])
    expect((await publishBuild(createSmallBuild('9.0.0', () => ({ version })))).statusCode).toBe(422)
  const buildWithNestedFile = createSmallBuild('9.0.0')
  buildWithNestedFile.files['view.js/more.js'] = ''
  expect((await publishBuild(buildWithNestedFile)).statusCode).toBe(422)
})

test('a bundled copy of a shared library is rejected', async () => {
  const singletonLibraries = [
    ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'single-spa'],
    ...[
      'single-spa-react',
      'valibot',
      '@chakra-ui/react',
      '@ark-ui/react',
      '@emotion/react',
      '@emotion/styled',
      '@emotion/cache',
    ],
    ...['@lingui/core', '@lingui/react', '@tanstack/react-query', '@tanstack/query-core'],
  ]
  const response = await publishBuild(
    createSmallBuild('4.0.0', () => ({ libraries: [...singletonLibraries, '@tanstack/react-virtual'] })),
  )
  expect(response.statusCode).toBe(422)
  for (const name of singletonLibraries) expect(response.json().message).toContain(`own copy of ${name},`)
  expect(response.json().message).not.toContain('react-virtual')
})

test('with an unknown key nothing is published or changed', async () => {
  const strangerReleaser = await createReleaser()
  expect((await publishBuild(createSmallBuild('5.0.0'), strangerReleaser)).statusCode).toBe(401)
  expect((await runReleaseCommand('status', {}, strangerReleaser)).status).toBe(401)
})

test('an unknown tenant, version or command, and an invalid share, are rejected with the reason', async () => {
  expect((await runReleaseCommand('place', { remote: 'mf-x', to: '1.0.0', tenant: 'niets' })).status).toBe(
    404,
  )
  expect((await runReleaseCommand('place', { remote: 'mf-x', to: '9.9.9' })).status).toBe(404)
  expect((await runReleaseCommand('explode', {})).status).toBe(404)
  const invalidPlacement = { remote: 'mf-x', to: '1.0.0', tenant: 'noorder', percent: 101 }
  expect(await runReleaseCommand('place', invalidPlacement)).toMatchObject({
    status: 422,
    errors: { percent: expect.any(String) },
  })
})

test('the sequence of the registry grows with each change', async () => {
  const sequenceBefore = await readRegistrySequence(server.database.db)
  await runReleaseCommand('place', { remote: 'mf-x', to: 'on', tenant: 'zuider' })
  expect(await readRegistrySequence(server.database.db)).toBeGreaterThan(sequenceBefore)
})

test('a releaser gets a ticket for one browser, valid for an hour, which nobody else can create', async () => {
  const { data } = await runReleaseCommand('trial', { remote: 'mf-x', version: '3.0.0' })
  const startTrialWithBuilds = (otherBuilds: string) =>
    runReleaseCommand('trial', { remote: 'mf-x', version: '3.0.0', with: otherBuilds })
  expect((await startTrialWithBuilds('shell')).status).toBe(422)
  expect((await startTrialWithBuilds('shell=9.9.9')).status).toBe(404)
  const [key, otherKey] = [await openKeyInFolder('a'), await openKeyInFolder('b')]
  const cookie = createTrialCookie(key, { 'mf-x': 'h' }, 0)
  expect(data.cookie).toMatch(/^trial=/)
  expect(readTrialBuilds(key, `a=b; ${cookie}`, 3_599_999)).toEqual({ 'mf-x': 'h' })
  expect(readTrialBuilds(key, cookie, 3_600_000)).toBeNull()
  expect(readTrialBuilds(otherKey, cookie, 1)).toBeNull()
  expect(readTrialBuilds(key, 'trial=e30.AAAA', 1)).toBeNull()
})

const openKeyInFolder = async (name: string) =>
  openRegistryKey(undefined, await mkdtemp(path.join(tmpdir(), `portal-${name}-`)))

/** Publishes a shell build and makes it live for all customers. */
async function releaseShell(version: string, descriptorChange: object) {
  expect((await publishShell(createShellBuild(version, () => descriptorChange))).statusCode).toBe(200)
  await runReleaseCommand('passed', { remote: 'shell', version })
  expect((await runReleaseCommand('place', { remote: 'shell', to: version })).status).toBe(200)
}

test('a re-exporting module has the version of its library, and another major version is rejected', async () => {
  const query = '@portal/remote-kit/query'
  const publishWithQueryVersion = async (version: string, queryVersion: string) => {
    const { statusCode } = await publishBuild(
      createSmallBuild(version, () => ({ shared: { [query]: queryVersion } })),
    )
    return statusCode
  }
  await releaseShell('20.0.0', { gives: { [query]: '5.108.0' } })
  expect(await publishWithQueryVersion('20.0.0', '6.0.0')).toBe(422)
  expect(await publishWithQueryVersion('20.0.1', '5.2.0')).toBe(200)
})

test('trust C2: a remote built with another major version of a library than the customers’ shell has is rejected by name', async () => {
  const sharedVersions = { react: '19.3.1', '@portal/ui': '1.0.0' }
  await releaseShell('12.0.0', { gives: sharedVersions })
  const publishWithReactVersion = (version: string, react: string) =>
    publishBuild(createSmallBuild(version, () => ({ shared: { react, '@portal/ui': '1.2.0' } })))
  const response = await publishWithReactVersion('12.1.0', '20.0.0')
  expect(response.statusCode).toBe(422)
  expect(response.json().message).toMatch(/built with react 20\.0\.0, and the shell gives 19\.3\.1/)
  expect((await publishWithReactVersion('12.1.1', '19.9.0')).statusCode).toBe(200)
})
