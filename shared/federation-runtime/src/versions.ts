import { satisfy } from '@module-federation/runtime-core'
import type { Shared } from './container.ts'

/**
 * The newest of the versions that a page has of a shared module which a build's range allows; undefined when none is. Ranges are
 * read by the stock runtime's own code.
 */
export const newestWithin = (versions: readonly Shared[], range: string): Shared | undefined =>
  versions
    .filter(({ version }) => satisfy(version, range))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))[0]
