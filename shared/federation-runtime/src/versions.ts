import { compareVersions, satisfies } from 'compare-versions'
import type { Shared } from './container.ts'

/** The newest of the versions that a page has of a shared module which a build's range allows; undefined when none is. */
export const newestWithin = (versions: readonly Shared[], range: string): Shared | undefined =>
  versions
    .filter(({ version }) => satisfies(version, range))
    .sort((a, b) => compareVersions(b.version, a.version))[0]
