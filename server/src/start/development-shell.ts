import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import { shellName } from '../registry/builds.ts'
import { develop, developmentShell } from '../registry/development-channels.ts'
import { store } from '../registry/publish.ts'
import { buildIfChanged, distOf } from './build.ts'

interface Parts {
  db: Database
  assets: AssetStore
  /** Public key of the registry. */
  publicKey: string
  log: Logger
}

/**
 * Makes the shell's development build for hot updates, when somebody develops a remote: eight seconds, or less without
 * changes. A portal without sources goes without it, and its pages reload.
 */
export function createDevelopmentShell({ db, assets, publicKey, log }: Parts): () => Promise<void> {
  const make = async () => {
    await buildIfChanged(shellName, { registryKey: publicKey, mode: 'development' })
    const { hash } = await store(db, assets, { name: shellName, dist: distOf(shellName, 'development') })
    await develop(db, assets, { ...developmentShell, hash })
  }
  let made: Promise<void> | undefined
  return () => {
    made ??= make().catch((error: unknown) =>
      log.warn({ err: error }, 'no development build of the shell: pages of remotes under work reload'),
    )
    return made
  }
}
