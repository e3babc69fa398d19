import type { WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { RegistryState } from '../registry/selection.ts'
import type { ReleaseDependencies } from '../release/dependencies.ts'

/** Dependencies of the release console. */
export interface ConsoleParts {
  /** With access to all tenants. */
  db: Database
  context: WholeContext
  clock(): Date
  registry(): Promise<RegistryState>
  release: Pick<ReleaseDependencies, 'key'>
}
