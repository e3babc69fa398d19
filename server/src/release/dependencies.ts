import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/store.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import type { RegistryKey } from '../registry/signing.ts'

/** Dependencies of releasing. */
export interface ReleaseDependencies {
  db: Database
  assets: AssetStore
  /** Store of source maps. */
  files: FileStore
  key: RegistryKey
  /** How developers see their builds; null if development is not allowed. */
  development: {
    /** Makes their pages use the shell's development build. */ shell(): Promise<void>
  } | null
  /** Operators' public keys; without any, nobody can release. */
  operators: readonly string[]
}
