import type { Shell } from '../shell.ts'

/**
 * What of the shell stands in the page for remotes: each takes its own portal there once, as it starts. So a remote cannot
 * take another's, with which it could read what was typed there and report in its name.
 */
export const handOut = (
  { portalFor }: Pick<Shell, 'portalFor'>,
  enter: (remote: string) => boolean,
): NonNullable<typeof globalThis.__PORTAL_SHELL__> =>
  Object.freeze({
    portalFor: (remote: string) => {
      if (!enter(remote)) throw new Error(`the portal of ${remote} is handed out as its entry starts, once`)
      return portalFor(remote)
    },
  })
