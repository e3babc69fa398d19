export type ModuleFactory = () => unknown

/** A shared module of a page. Only federation's own runtime uses `from`, `useIn` and `deps`. */
export interface SharedModule {
  get(): ModuleFactory | Promise<ModuleFactory>
  version: string
  from: string
  loaded?: boolean
  useIn: string[]
  deps: string[]
}

/** Shared modules of a page by name, then by version. */
export type ShareScope = Record<string, Record<string, SharedModule>>

/**
 * Container that a remote's entry script defines. Webpack determines this interface, which every federation runtime
 * uses.
 */
export interface RemoteContainer {
  init(scope: ShareScope): unknown
  get(module: string): ModuleFactory | Promise<ModuleFactory>
}
