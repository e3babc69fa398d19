import type { Database } from '../database/database.ts'
import type { AssetStore } from '../registry/asset-store.ts'
import type { RegistryKey } from '../registry/signing.ts'

/** What releasing needs. */
export interface ReleaseParts {
  db: Database
  assets: AssetStore
  key: RegistryKey
  /** Hashes of the builds that this server was started with, by name. */
  own: ReadonlyMap<string, string>
  /** Whether builds under work may be shown to their developers. */
  development: boolean
  /** Public halves of the keys of who operates the portal; where there is none, nobody releases. */
  operators: readonly string[]
}
