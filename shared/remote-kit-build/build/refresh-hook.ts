interface DevToolsHook {
  /** Renderers of all React versions in the page; Fast Refresh of a remote that loads later finds them here. */
  renderers: Map<number, unknown>
  supportsFiber: true
  inject(renderer: unknown): number
  onScheduleFiberRoot(): void
  onCommitFiberRoot(): void
  onCommitFiberUnmount(): void
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: DevToolsHook | undefined
}

const renderers = new Map<number, unknown>()
const doNothing = () => {}

/**
 * React looks for the DevTools hook only when its first module runs, so development builds of the shell start with this
 * module.
 */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer) => {
    renderers.set(renderers.size, renderer)
    return renderers.size - 1
  },
  onScheduleFiberRoot: doNothing,
  onCommitFiberRoot: doNothing,
  onCommitFiberUnmount: doNothing,
}
