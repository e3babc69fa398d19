import type { AllTenantsContext } from '../context.ts'
import type { RegistryState } from '../registry/build-selection.ts'
import type { ReleaseDependencies } from '../release/release-dependencies.ts'

export interface ConsoleDependencies {
  context: AllTenantsContext
  registry(): Promise<RegistryState>
  release: Pick<ReleaseDependencies, 'key'>
}
