import type { Shell } from '../shell.ts'

/**
 * Exposes the shell to remotes: each remote takes its own portal once, while its entry runs. No remote can take
 * another's portal, read its drafts or report errors in its name.
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
