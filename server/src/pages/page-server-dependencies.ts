import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { RegistryState } from '../registry/build-selection.ts'
import type { RegistryKey } from '../registry/registry-key.ts'
import type { TenantRegistries } from '../registry/tenant-registry.ts'

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
  /** Signs registries in pages, and tickets for unreleased builds. */
  key: RegistryKey
  readRegistry(): Promise<RegistryState>
  getTenantRegistry: TenantRegistries
  /** Origin of remotes' files, without a trailing slash. */
  assetsOrigin: string
  assetsFolder: string
}
