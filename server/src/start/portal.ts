import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from '../app.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { seedDemo } from '../demo/seed.ts'
import { shellPrefix } from '../edge/page.ts'
import { edge } from '../edge/plugin.ts'
import { folderStore } from '../registry/asset-store.ts'
import { createAssetServer, serveShellFiles } from '../registry/assets.ts'
import { publish } from '../registry/publish.ts'
import { publishedBuilds, shellName } from '../registry/registry.ts'
import { workspace } from './build.ts'
import { listen } from './listen.ts'

/** A portal in this process: its edge with the APIs, and the origin of remotes' files. */
export interface Portal {
  /** Publishes a package from its `dist` folder. */
  publish(name: string, dist: string): Promise<void>
  listen(): Promise<void>
  /** Lets requests end, then frees ports and data folder. */
  close(): Promise<void>
}

/**
 * Opens the database and makes a portal ready to listen.
 * @throws StartError with what the operator can do
 */
export async function openPortal(config: Config, log: Logger): Promise<Portal> {
  const database = await openDatabase(config, log)
  const { db } = database
  const store = folderStore(path.resolve(config.dataDir, 'assets'))
  if (config.demo) await seedDemo(database)

  const app = await createApp({ config, database, log })
  await serveShellFiles(app, path.join(store.folder, shellName), shellPrefix)
  const republish = (name: string, dist: string) => publish(db, store, { name, dist })
  const live = config.demo ? await showLiveBuilds(app, config, log, republish) : null
  await edge(app, {
    config,
    db,
    published: () => publishedBuilds(db),
    assetsOrigin: config.assetsUrl,
    script: () => live?.script() ?? '',
  })
  const assets = await createAssetServer(store.folder)

  return {
    publish: republish,
    listen: async () => {
      await listen(assets, { host: config.host, port: config.assetsPort }, 'ASSETS_PORT')
      await listen(app, { host: config.host, port: config.port }, 'PORT')
    },
    close: async () => {
      await Promise.all([app.close(), assets.close()])
      await database.close()
    },
  }
}

async function showLiveBuilds(
  app: FastifyInstance,
  { dataDir }: Config,
  log: Logger,
  publish: Portal['publish'],
) {
  const { liveBuilds } = await import('../live-builds/live-builds.ts')
  const restore = (name: string) => publish(name, path.join(workspace, name, 'dist'))
  return liveBuilds(app, { dataDir, log, publish, restore })
}
