import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { RegistryState } from '../registry/selection.ts'
import type { RegistryKey } from '../registry/signing.ts'
import type { TenantRegistries } from '../registry/tenant-registry.ts'

/** What pages need of the server. */
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
  /** Signs what pages load, and the tickets of those who try builds that wait. */
  key: RegistryKey
  /** What the registry has, asked for each page. */
  registry(): Promise<RegistryState>
  /** What each firm gets of it. */
  registryOf: TenantRegistries
  /** Origin of remotes' files, without a slash at the end. */
  assetsOrigin: string
  /** Folder of all builds' files. */
  assetsFolder: string
}
