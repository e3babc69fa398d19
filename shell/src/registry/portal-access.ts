import type { Portal } from '@portal/remote-kit/portal'

/** Allows a remote to obtain its own `Portal` only while its entry script runs. */
export interface PortalAccess {
  /** Registers the script of a remote's entry before the script runs. */
  registerEntryScript(script: HTMLScriptElement, remote: string): void
  /** Whether the running script belongs to this remote; returns true once per script. */
  claimPortal(remote: string): boolean
}

/**
 * Native getter of `document.currentScript`. It is read before any remote runs, because a remote could replace the
 * getter.
 */
const readCurrentScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get
const getRunningScript = (): unknown => readCurrentScript?.call(document)

/**
 * Lets a remote obtain its portal only while the remote's entry script runs, according to `document.currentScript`. All
 * remotes share one page, so this prevents a remote from obtaining another remote's portal. Code that rewrites
 * functions of the page could bypass this; the signature of the registry prevents such code from being loaded.
 */
export function createPortalAccess(running = getRunningScript): PortalAccess {
  const remoteByScript = new WeakMap<object, string>()
  return {
    registerEntryScript: (script, remote) => void remoteByScript.set(script, remote),
    claimPortal: (remote) => {
      const script = running()
      return (
        script instanceof HTMLElement &&
        remoteByScript.get(script) === remote &&
        remoteByScript.delete(script)
      )
    },
  }
}

/**
 * Exposes `portalFor` to remotes. A remote gets its own portal once, while its entry runs, so that it cannot get the
 * portal of another remote.
 */
export const exposeShellGlobals = (
  { portalFor }: { portalFor(remote: string): Portal },
  enter: (remote: string) => boolean,
): NonNullable<typeof globalThis.__PORTAL_SHELL__> =>
  Object.freeze({
    portalFor: (remote: string) => {
      if (!enter(remote)) throw new Error(`the portal of ${remote} is handed out as its entry starts, once`)
      return portalFor(remote)
    },
  })
