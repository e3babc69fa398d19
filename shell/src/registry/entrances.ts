/** Knows which remote may take its portal at this moment. */
export interface Entrances {
  /** To be told of the script of a remote's entry before it runs. */
  watch(script: HTMLScriptElement, remote: string): void
  /** Whether a remote takes what is its own; each script may once. */
  enter(remote: string): boolean
}

/** The browser's own word for it, taken before any remote runs, which could put another in its place. */
const currentScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get
const scriptNow = (): unknown => currentScript?.call(document)

/**
 * A remote's entry takes its portal while its script runs, which nobody else can pretend: the browser says whose script
 * that is.
 *
 * All remotes share one page, so this keeps a remote from taking what is another's by asking; one that rewrites the functions
 * of the page itself is kept out by the registry's signature alone.
 */
export function createEntrances(running = scriptNow): Entrances {
  const remoteOf = new WeakMap<object, string>()
  return {
    watch: (script, remote) => void remoteOf.set(script, remote),
    enter: (remote) => {
      const script = running()
      return script instanceof HTMLElement && remoteOf.get(script) === remote && remoteOf.delete(script)
    },
  }
}
