import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/store.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import type { RegistryKey } from '../registry/signing.ts'

/** What releasing needs. */
export interface ReleaseParts {
  db: Database
  assets: AssetStore
  /** Where source maps are kept. */
  files: FileStore
  key: RegistryKey
  /** Hashes of the builds that this server was started with, by name. */
  own: ReadonlyMap<string, string>
  /** How builds under work are shown to their developers; null where they may not be. */
  development: {
    /** Sees to it that their pages get the shell's development build. */ shell(): Promise<void>
  } | null
  /** Public halves of the keys of who operates the portal; where there is none, nobody releases. */
  operators: readonly string[]
}
