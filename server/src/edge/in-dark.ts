import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'

/**
 * Whether a page may be dark: all of its code takes its grounds from the theme. A build from before has white ones of its own, on
 * which the light text of a dark look could not be read, so one of them keeps the page light (THEME-08).
 */
export const mayBeDark = (builds: readonly Pick<Descriptor | ShellBuild, 'readableInDark'>[]): boolean =>
  builds.every(({ readableInDark }) => readableInDark === true)
