import type { WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { RegistryState } from '../registry/selection.ts'
import type { ReleaseDependencies } from '../release/dependencies.ts'

/** What the release console works with. */
export interface ConsoleParts {
  /** Of all firms. */
  db: Database
  context: WholeContext
  clock(): Date
  registry(): Promise<RegistryState>
  release: Pick<ReleaseDependencies, 'key'>
}
