import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import { shellName } from '../registry/builds.ts'
import { publishDevelopmentBuild, shellDevelopmentChannel } from '../registry/development-channels.ts'
import { storeBuild } from '../registry/publish-build.ts'
import { buildIfChanged, getDistFolder } from './build-package.ts'

interface DevelopmentShellOptions {
  db: Database
  assets: AssetStore
  publicKey: string
  log: Logger
}

/**
 * Builds the shell for development once somebody develops a remote, which takes up to eight seconds. Without sources
 * the shell cannot be built; pages then reload instead of hot-updating.
 */
export function createDevelopmentShell({
  db,
  assets,
  publicKey,
  log,
}: DevelopmentShellOptions): () => Promise<void> {
  const publishDevelopmentShell = async () => {
    await buildIfChanged(shellName, { registryKey: publicKey, mode: 'development' })
    const { hash } = await storeBuild(db, assets, {
      name: shellName,
      dist: getDistFolder(shellName, 'development'),
    })
    await publishDevelopmentBuild(db, assets, { ...shellDevelopmentChannel, hash })
  }
  let building: Promise<void> | undefined
  return () => {
    building ??= publishDevelopmentShell().catch((error: unknown) =>
      log.warn(
        { err: error },
        'no development build of the shell: pages under development reload instead of updating in place',
      ),
    )
    return building
  }
}
