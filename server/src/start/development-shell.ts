import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import { shellName } from '../registry/builds.ts'
import { publishDevelopmentBuild, shellDevelopmentChannel } from '../registry/development-channels.ts'
import { storeBuild } from '../registry/publish-build.ts'
import { buildIfChanged, getDistFolder } from './build.ts'

interface DevelopmentShellParts {
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
export function createDevelopmentShell({
  db,
  assets,
  publicKey,
  log,
}: DevelopmentShellParts): () => Promise<void> {
  const createShell = async () => {
    await buildIfChanged(shellName, { registryKey: publicKey, mode: 'development' })
    const { hash } = await storeBuild(db, assets, {
      name: shellName,
      dist: getDistFolder(shellName, 'development'),
    })
    await publishDevelopmentBuild(db, assets, { ...shellDevelopmentChannel, hash })
  }
  let made: Promise<void> | undefined
  return () => {
    made ??= createShell().catch((error: unknown) =>
      log.warn({ err: error }, 'no development build of the shell: pages of remotes under work reload'),
    )
    return made
  }
}
