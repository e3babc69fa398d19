import { satisfy } from '@module-federation/runtime-core'
import type { Shared } from './container.ts'

/**
 * Newest version of a shared module within a build's range; undefined if there is none. Uses the stock runtime's range
 * parser.
 */
export const newestInRange = (versions: readonly Shared[], range: string): Shared | undefined =>
  versions
    .filter(({ version }) => satisfy(version, range))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))[0]
