import { satisfy } from '@module-federation/runtime-core'
import type { SharedModule } from './container.ts'

/** Most builds require `^` and exactly the provided version; this case needs no range parser. */
const isInRange = (version: string, range: string) => range === `^${version}` || satisfy(version, range)

/** Undefined if no version is in the range. Uses the range parser of federation's runtime. */
export const findNewestVersionInRange = (
  versions: readonly SharedModule[],
  range: string,
): SharedModule | undefined =>
  versions
    .filter(({ version }) => isInRange(version, range))
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))[0]
