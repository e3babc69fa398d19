import type { ComponentType, ReactNode } from 'react'

type Factory = () => object

/** A shared module as this build offers it to remotes. */
interface Offered {
  get(): Factory | Promise<Factory>
}
declare const __webpack_share_scopes__: { default: Record<string, Record<string, Offered>> }

/** Gives remotes this router in place of the browser's; whatever of the shell asks for it later gets it too. */
export function offerRouter(BrowserRouter: ComponentType<{ children?: ReactNode }>): void {
  const withRouter =
    (factory: Factory): Factory =>
    () => ({ ...factory(), BrowserRouter })
  for (const offered of Object.values(__webpack_share_scopes__.default['@portal/remote-kit/router'] ?? {})) {
    const { get } = offered
    /** At once where the module is there at once: what the first file shares cannot be waited for. */
    offered.get = () => {
      const found = get()
      return found instanceof Promise ? found.then(withRouter) : withRouter(found)
    }
  }
}
