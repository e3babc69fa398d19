import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Descriptor } from '@portal/contract/descriptor'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { createServers, type Servers } from '../app.ts'
import { makeBackup } from '../backup/make.ts'
import { takeBackupRequests } from '../backup/socket.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { demoMode } from '../demo-mode.ts'
import { openFiles } from '../files/open.ts'
import type { PageServerDependencies } from '../pages/dependencies.ts'
import { shellPrefix } from '../pages/page.ts'
import { pageServerPlugin } from '../pages/plugin.ts'
import { staffPages } from '../pages/staff-pages.ts'
import { createAssetServer, serveShellFiles } from '../registry/assets.ts'
import { BuildName } from '../registry/build-name.ts'
import { filesOf } from '../registry/builds.ts'
import { openAssets } from '../registry/open-assets.ts'
import { isLive, placeOwn, pointChannel, releaseFirst, store as takeIn } from '../registry/publish.ts'
import { registryReader } from '../registry/registry-state.ts'
import { registryKey } from '../registry/signing.ts'
import { withSourceMaps } from '../registry/source-maps.ts'
import { tenantRegistries } from '../registry/tenant-registry.ts'
import { releaseOperators } from '../release/operators.ts'
import { releaseRoutes } from '../release/routes.ts'
import { distOf, workspace } from './build.ts'
import { createDevelopmentShell } from './development-shell.ts'
import { endConnections } from './end-connections.ts'
import { listen } from './listen.ts'

/** Distinguishes demos on the same database: a random name stored in the data folder. */
async function installationOf(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'installation')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept.trim()
  const made = randomUUID()
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, made)
  return made
}

/** A portal in this process: page server with APIs, asset server, and admin server. */
export interface Portal extends Pick<Servers, 'app' | 'staff'> {
  /**
   * Stores a package of this checkout from its build folder. Customers get it in a demo only, and not over a release
   * made by command. Returns whether they get it.
   */
  take(name: string, dist: string): Promise<boolean>
  /** Releases everything stored, if nothing was ever released. Returns whether it did. */
  releaseFirst(): Promise<boolean>
  listen(): Promise<void>
  /** Reports not ready, lets requests end within seconds, then releases ports and data folder. */
  close(): Promise<void>
}

/**
 * Opens the database and prepares a portal to listen.
 * @throws StartError with the remedy
 */
export async function openPortal(config: Config, log: Logger): Promise<Portal> {
  const database = await openDatabase(config, log)
  const { db } = database
  const files = await openFiles(config)
  const store = withSourceMaps(await openAssets(config), files)
  const stopBackups = database.copy
    ? await takeBackupRequests(
        config.dataDir,
        (to) => makeBackup({ config, embedded: database, files, assets: store }, to),
        log,
      )
    : async () => {}
  const registry = registryReader(db, store)
  await (await demoMode(config))?.seed(database)

  const own = new Map<string, string>()
  const key = await registryKey(config.registryKey, workspace)
  const servers = await createServers({ config, database, log, files, release: { key } })
  const { app, staff } = servers
  /** Open pages may still request builds that are no longer released. */
  const fetchBuild = async (name: string, hash: string) => {
    if (!v.is(BuildName, name) || !v.is(Descriptor.entries.hash, hash)) return
    if (!(await store.lacks({ name, hash }))) return
    const build = (await registry()).builds.find((one) => one.name === name && one.hash === hash)
    if (build) await store.have(filesOf(build))
  }
  await serveShellFiles(app, store.folder, shellPrefix, fetchBuild)
  const installation = config.demo ? await installationOf(config.dataDir) : null
  const take = async (name: string, dist: string) => {
    const { hash } = await takeIn(db, store, { name, dist })
    own.set(name, hash)
    return installation ? placeOwn(db, { name, hash }, installation) : isLive(db, { name, hash })
  }
  const show = async (name: string, dist: string) => {
    const { hash, version } = await takeIn(db, store, { name, dist })
    await pointChannel(db, { name, hash, channel: 'live' }, `show ${name} ${version}`, {
      installation: installation ?? undefined,
    })
  }
  const developmentShell = createDevelopmentShell({ db, assets: store, publicKey: key.publicKey, log })
  if (config.demo) await showLiveBuilds(app, config, log, { show, developmentShell })
  releaseRoutes(staff, {
    db,
    assets: store,
    files,
    key,
    development: config.development ? { shell: developmentShell } : null,
    operators: await releaseOperators(config),
  })
  const edgeParts: PageServerDependencies = {
    config,
    db,
    key,
    registry,
    registryOf: tenantRegistries(key, config.assetsUrl),
    assetsOrigin: config.assetsUrl,
    assetsFolder: store.folder,
  }
  await pageServerPlugin(app, edgeParts)
  if (config.staff) {
    await serveShellFiles(staff, store.folder, shellPrefix, fetchBuild)
    await staffPages(staff, { ...edgeParts, clock: () => new Date(), operators: config.staff.operators })
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
    take,
    releaseFirst: () =>
      releaseFirst(
        db,
        [...own].map(([name, hash]) => ({ name, hash })),
      ),
    listen: async () => {
      await listen(assets, { host: config.host, port: config.assetsPort }, 'ASSETS_PORT')
      await listen(staff, { host: config.adminHost, port: config.adminPort }, 'ADMIN_PORT')
      await listen(app, { host: config.host, port: config.port }, 'PORT')
    },
    close: async () => {
      app.drain()
      await wait(config.drainSeconds * 1000)
      await Promise.all([servers.close(), assets.close(), stopBackups()])
      await database.close()
    },
  }
}

async function showLiveBuilds(
  app: FastifyInstance,
  { dataDir }: Config,
  log: Logger,
  {
    show,
    developmentShell,
  }: { show(name: string, dist: string): Promise<void>; developmentShell(): Promise<void> },
) {
  const { liveBuilds } = await import('../live-builds/live-builds.ts')
  const publish = async (name: string, dist: string) => {
    await developmentShell()
    await show(name, dist)
  }
  await liveBuilds(app, { dataDir, log, publish, restore: (name) => show(name, distOf(name)) })
}
