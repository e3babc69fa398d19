/** Decides which remote may take its portal at this moment. */
export interface PortalAccess {
  /** Registers the script of a remote's entry before it runs. */
  watch(script: HTMLScriptElement, remote: string): void
  /** Whether the running script belongs to this remote; true once per script. */
  enter(remote: string): boolean
}

/** The native getter, captured before any remote runs and could replace it. */
const currentScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get
const runningScript = (): unknown => currentScript?.call(document)

/**
 * Lets a remote's entry take its portal only while its script runs, as `document.currentScript` reports.
 * All remotes share one page, so this stops a remote from asking for another's portal; code that rewrites page
 * functions is kept out only by the registry's signature.
 */
export function createPortalAccess(running = runningScript): PortalAccess {
  const remoteOf = new WeakMap<object, string>()
  return {
    watch: (script, remote) => void remoteOf.set(script, remote),
    enter: (remote) => {
      const script = running()
      return script instanceof HTMLElement && remoteOf.get(script) === remote && remoteOf.delete(script)
    },
  }
}
