/** What React asks for, and tells of itself, as its developer tools have it. */
interface Hook {
  /** Every React that runs in the page. Fast Refresh of a remote, which comes later, finds them here. */
  renderers: Map<number, unknown>
  supportsFiber: true
  inject(renderer: unknown): number
  onScheduleFiberRoot(): void
  onCommitFiberRoot(): void
  onCommitFiberUnmount(): void
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined
}

const renderers = new Map<number, unknown>()
const ignore = () => {}

/** React looks for it as its first module runs, and never again: so a development build of the shell begins with it. */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer) => {
    renderers.set(renderers.size, renderer)
    return renderers.size - 1
  },
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
}
