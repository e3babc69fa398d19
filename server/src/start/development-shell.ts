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
 * Builds the shell for development, with hot updates, when somebody develops a remote: takes up to eight seconds. A
 * portal without sources has no such build; its pages reload.
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
