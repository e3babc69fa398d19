/** Allows a remote to obtain its own `Portal` only while its entry script runs. */
export interface PortalAccess {
  /** Registers the script of a remote's entry before the script runs. */
  registerEntryScript(script: HTMLScriptElement, remote: string): void
  /** Whether the running script belongs to this remote; returns true once per script. */
  claimPortal(remote: string): boolean
}

/** The native getter, captured before a remote runs and could replace it. */
const readCurrentScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get
const getRunningScript = (): unknown => readCurrentScript?.call(document)

/**
 * Lets a remote's entry take its portal only while its script runs, as `document.currentScript` reports. All remotes
 * share one page, so this prevents a remote from requesting another's portal. Only the registry's signature keeps out
 * code that rewrites functions of the page.
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
