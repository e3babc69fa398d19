import type { Shell } from '../shell.ts'

/**
 * Exposes `portalFor` to remotes. A remote gets its own portal once, while its entry runs, so that it cannot get the
 * portal of another remote.
 */
export const exposeShellGlobals = (
  { portalFor }: Pick<Shell, 'portalFor'>,
  enter: (remote: string) => boolean,
): NonNullable<typeof globalThis.__PORTAL_SHELL__> =>
  Object.freeze({
    portalFor: (remote: string) => {
      if (!enter(remote)) throw new Error(`the portal of ${remote} is handed out as its entry starts, once`)
      return portalFor(remote)
    },
  })
