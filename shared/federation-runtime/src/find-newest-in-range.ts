import { satisfy } from '@module-federation/runtime-core'
import type { SharedModule } from './container.ts'

/**
 * Finds the newest version of a shared module in a build's range; undefined if there is none. Uses the stock runtime's
 * range parser.
 */
export const findNewestInRange = (
  versions: readonly SharedModule[],
  range: string,
): SharedModule | undefined =>
  versions
    .filter(({ version }) => satisfy(version, range))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))[0]
