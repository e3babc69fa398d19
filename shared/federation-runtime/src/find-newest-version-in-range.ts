import { satisfy } from '@module-federation/runtime-core'
import type { SharedModule } from './container.ts'

/** Handles the usual case without the range parser: the range is `^` and exactly the provided version. */
const isInRange = (version: string, range: string) => range === `^${version}` || satisfy(version, range)

/** Finds the newest version in a range with the range parser of federation's runtime; undefined if there is none. */
export const findNewestVersionInRange = (
  versions: readonly SharedModule[],
  range: string,
): SharedModule | undefined =>
  versions
    .filter(({ version }) => isInRange(version, range))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))[0]
