import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import type { RegistryKey } from '../registry/registry-key.ts'

export interface ReleaseDependencies {
  db: Database
  assets: AssetStore
  files: FileStore
  key: RegistryKey
  /** Null if development is not allowed. */
  development: {
    /** Makes pages of a developer use the shell's development build. */ shell(): Promise<void>
  } | null
  /** Public keys of the operators. Without operators nobody can release. */
  operators: readonly string[]
}
