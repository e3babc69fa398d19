import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { RemoteDescriptor } from '@portal/contract/build-descriptor'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { createServers } from '../app.ts'
import { serveBackupRequests } from '../backup/backup-socket.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import { loadDemoMode } from '../demo-mode.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { shellPrefix } from '../pages/html-document-input.ts'
import type { PageServerDependencies } from '../pages/page-server-dependencies.ts'
import { registerPageServer } from '../pages/register-page-server.ts'
import { registerStaffPages } from '../pages/staff-pages.ts'
import { createAssetServer, serveShellFiles } from '../registry/asset-server.ts'
import { BuildName } from '../registry/build-name.ts'
import { toStoredBuild } from '../registry/builds.ts'
import { openAssetStore } from '../registry/open-asset-store.ts'
import {
  isLiveBuild,
  releaseDemoBuild,
  releaseFirstBuilds,
  setChannelBuild,
  storeBuild,
} from '../registry/publish-build.ts'
import { openRegistryKey } from '../registry/registry-key.ts'
import { createRegistryReader } from '../registry/registry-state.ts'
import { withSourceMaps } from '../registry/source-maps.ts'
import { createTenantRegistries } from '../registry/tenant-registry.ts'
import { listOperatorKeys } from '../release/operator-keys.ts'
import { registerReleaseRoutes } from '../release/routes.ts'
import { readOrCreateSecret } from '../sessions/secret-file.ts'
import { getDistFolder, workspaceFolder } from './build-package.ts'
import { createDevelopmentShell } from './development-shell.ts'
import { endConnections } from './end-connections.ts'
import { startListening } from './start-listening.ts'

/**
 * Opens the database and prepares the servers: page server with APIs, asset server, and admin server.
 * @throws StartError with the remedy
 */
export async function openPortal(config: Config, log: Logger) {
  const database = await openDatabase(config, log)
  const { db } = database
  const files = await openFileStore(config)
  const store = withSourceMaps(await openAssetStore(config), files)
  const stopBackups = database.copy
    ? await serveBackupRequests(
        config.dataDir,
        (to) => makeBackup({ config, embedded: database, files, assets: store }, to),
        log,
      )
    : async () => {}
  const readRegistry = createRegistryReader(db, store)
  await (await loadDemoMode(config))?.seed(database)

  const ownBuildHashes = new Map<string, string>()
  const key = await openRegistryKey(config.registryKey, workspaceFolder)
  const servers = await createServers({ config, database, log, files, release: { key } })
  const { app, staff } = servers
  /** Open pages may request builds that are no longer released. */
  const fetchBuild = async (name: string, hash: string) => {
    if (!v.is(BuildName, name) || !v.is(RemoteDescriptor.entries.hash, hash)) return
    if (!(await store.isMissingLocally({ name, hash }))) return
    const build = (await readRegistry()).builds.find((one) => one.name === name && one.hash === hash)
    if (build) await store.fetchLocally(toStoredBuild(build))
  }
  await serveShellFiles(app, store.folder, shellPrefix, fetchBuild)
  /** A random name that distinguishes demos on the same database. */
  const installation = config.demo
    ? await readOrCreateSecret(path.join(config.dataDir, 'installation'))
    : undefined
  const storeOwnBuild = async (name: string, dist: string) => {
    const { hash } = await storeBuild(db, store, { name, dist })
    ownBuildHashes.set(name, hash)
    return installation ? releaseDemoBuild(db, { name, hash }, installation) : isLiveBuild(db, { name, hash })
  }
  const releaseLiveBuild = async (name: string, dist: string) => {
    const { hash, version } = await storeBuild(db, store, { name, dist })
    await setChannelBuild(db, { name, hash, channel: 'live' }, `show ${name} ${version}`, {
      installation,
    })
  }
  const developmentShell = createDevelopmentShell({ db, assets: store, publicKey: key.publicKey, log })
  if (config.demo) {
    const { watchDevelopmentBuilds } = await import('../live-builds/live-builds.ts')
    await watchDevelopmentBuilds(app, {
      dataDir: config.dataDir,
      log,
      publish: async (name, dist) => {
        await developmentShell()
        await releaseLiveBuild(name, dist)
      },
      restore: (name) => releaseLiveBuild(name, getDistFolder(name)),
    })
  }
  registerReleaseRoutes(staff, {
    db,
    assets: store,
    files,
    key,
    development: config.development ? { shell: developmentShell } : null,
    operators: await listOperatorKeys(config),
  })
  const edgeParts: PageServerDependencies = {
    config,
    db,
    key,
    readRegistry,
    getTenantRegistry: createTenantRegistries(key, config.assetsUrl),
    assetsOrigin: config.assetsUrl,
    assetsFolder: store.folder,
  }
  await registerPageServer(app, edgeParts)
  if (config.staff) {
    await serveShellFiles(staff, store.folder, shellPrefix, fetchBuild)
    await registerStaffPages(staff, {
      ...edgeParts,
      clock: () => new Date(),
      operators: config.staff.operators,
    })
  }
  const assets = await createAssetServer(
    { folder: store.folder, url: config.assetsUrl, keepAliveSeconds: config.keepAliveSeconds },
    fetchBuild,
  )
  endConnections(app)
  endConnections(staff)
  endConnections(assets)

  return {
    app,
    staff,
    /**
     * Stores a package of this checkout. In a demo customers get it, unless another build was released by a command.
     * Returns whether they get it.
     */
    storePackage: storeOwnBuild,
    /** Releases all stored packages if the portal has no release yet. Returns whether it released them. */
    releaseFirst: (): Promise<boolean> =>
      releaseFirstBuilds(
        db,
        [...ownBuildHashes].map(([name, hash]) => ({ name, hash })),
      ),
    listen: async () => {
      await startListening(assets, { host: config.host, port: config.assetsPort }, 'ASSETS_PORT')
      await startListening(staff, { host: config.adminHost, port: config.adminPort }, 'ADMIN_PORT')
      await startListening(app, { host: config.host, port: config.port }, 'PORT')
    },
    /** Reports not ready, waits for running requests, then releases ports and data folder. */
    close: async () => {
      app.drain()
      await wait(config.drainSeconds * 1000)
      await Promise.all([servers.close(), assets.close(), stopBackups()])
      await database.close()
    },
  }
}
