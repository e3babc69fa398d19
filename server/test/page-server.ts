import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ShellBuild } from '@portal/contract/build-descriptor'
import type { Config } from '../src/config.ts'
import type { PageServerDependencies } from '../src/pages/page-server-dependencies.ts'
import { registerPageServer } from '../src/pages/register-page-server.ts'

import { createFolderAssetStore } from '../src/registry/asset-store.ts'
import { recordBuild, setChannelBuild } from '../src/registry/publish-build.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { createRegistryReader } from '../src/registry/registry-state.ts'
import { withSourceMaps } from '../src/registry/source-maps.ts'
import { createTenantRegistries } from '../src/registry/tenant-registry.ts'
import { registerReleaseRoutes } from '../src/release/routes.ts'
import { startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { createReleaser } from './releaser.ts'
import { createSmallBuild, type SmallBuild } from './small-remote.ts'

export const assetsOrigin = 'https://assets.example'
export const smallShellBuild: ShellBuild = {
  version: '1.0.0',
  policy: 'p-shell',
  early: '',
  hash: '0123456789abcdef',
  files: [],
  scripts: [],
  frame: [],
  guest: [],
  http: [],
  parts: {},
  fonts: { first: 'a.woff2', rest: 'b.woff2', latinExt: 'c.woff2' },
  texts: {},
  gives: {},
}

interface PageServerOptions {
  development?: boolean
  remote?: SmallBuild
  shell?: Partial<ShellBuild>
  configure?: (config: Config) => Config
}

/** Starts a page server with a shell and one small live remote. */
export async function startPageServer({
  development = false,
  remote = createSmallBuild('1.0.0'),
  shell = {},
  configure,
}: PageServerOptions = {}) {
  const server = await startHarness(configure)
  const { db } = server.database
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-assets-'))
  const key = await openRegistryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-key-')))
  const files = createMemoryFileStore()
  const assets = withSourceMaps(createFolderAssetStore(folder), files)
  const operator = await createReleaser()
  registerReleaseRoutes(server.app, {
    db,
    assets,
    files,
    key,
    development: development ? { shell: async () => {} } : null,
    operators: [operator.key.publicKey],
  })
  await recordBuild(db, 'shell', { ...smallShellBuild, ...shell })
  await setChannelBuild(db, { name: 'shell', hash: smallShellBuild.hash, channel: 'live' }, 'publish shell')
  const dependencies: PageServerDependencies = {
    config: {
      portalDomain: 'localhost',
      portalUrl: 'http://{tenant}.localhost:4000',
      demo: false,
      development,
      errorReportUrl: undefined,
      telemetryPercent: 0,
      assessmentUrl: undefined,
      adviceUrl: '/advice',
    },
    db,
    key,
    readRegistry: createRegistryReader(db),
    getTenantRegistry: createTenantRegistries(key, assetsOrigin),
    assetsOrigin,
    assetsFolder: folder,
  }
  await registerPageServer(server.app, dependencies)
  const { name, version } = remote.descriptor
  await operator.send(server.app, `publish/${name}`, remote)
  await operator.run(server.app, 'place', { remote: name, to: version, force: 'true' })
  return { server, key, folder, operator, dependencies }
}
