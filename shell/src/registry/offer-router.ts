import type { ComponentType, ReactNode } from 'react'

/** A shared module as this build offers it to remotes. */
interface Offered {
  get(): (() => object) | Promise<() => object>
}
declare const __webpack_share_scopes__: { default: Record<string, Record<string, Offered>> }

/** Gives remotes this router in place of the browser's. */
export function offerRouter(BrowserRouter: ComponentType<{ children?: ReactNode }>): void {
  for (const offered of Object.values(__webpack_share_scopes__.default['@portal/remote-kit/router'] ?? {})) {
    const { get } = offered
    offered.get = async () => {
      const module = (await get())()
      return () => ({ ...module, BrowserRouter })
    }
  }
}
