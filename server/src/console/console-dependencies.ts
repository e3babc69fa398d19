import type { AllTenantsContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { RegistryState } from '../registry/build-selection.ts'
import type { ReleaseDependencies } from '../release/release-dependencies.ts'

export interface ConsoleDependencies {
  db: Database
  context: AllTenantsContext
  clock(): Date
  registry(): Promise<RegistryState>
  release: Pick<ReleaseDependencies, 'key'>
}
