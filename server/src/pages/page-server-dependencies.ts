import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { RegistryState } from '../registry/build-selection.ts'
import type { RegistryKey } from '../registry/registry-key.ts'
import type { TenantRegistries } from '../registry/tenant-registry.ts'

/** Dependencies of the page server. */
export interface PageServerDependencies {
  config: Pick<
    Config,
    | 'portalDomain'
    | 'portalUrl'
    | 'demo'
    | 'development'
    | 'errorReportUrl'
    | 'telemetryPercent'
    | 'assessmentUrl'
    | 'adviceUrl'
  >
  db: Database
  /** Signs the registry in pages, and the tickets for unreleased builds. */
  key: RegistryKey
  /** Reads the registry for a page. */
  registry(): Promise<RegistryState>
  /** Returns the registry of each tenant. */
  registryOf: TenantRegistries
  /** Origin of remotes' files, without a trailing slash. */
  assetsOrigin: string
  /** Folder with the files of all builds. */
  assetsFolder: string
}
