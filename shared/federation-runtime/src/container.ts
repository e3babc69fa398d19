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

export type VersionChooser = (versions: readonly SharedModule[], range: string) => SharedModule | undefined

/**
 * Symbol under which the shell stores its version chooser, so that all remotes of a page interpret version ranges in
 * the same way.
 */
export const versionChooserKey = Symbol.for('portal.choose-version')

/** Shared modules of a page by name, then by version. */
export type ShareScope = Record<string, Record<string, SharedModule>> & {
  [versionChooserKey]?: VersionChooser
}

/**
 * Container that a remote's entry script defines. Webpack determines this interface, which every federation runtime
 * uses.
 */
export interface RemoteContainer {
  init(scope: ShareScope): unknown
  get(module: string): ModuleFactory | Promise<ModuleFactory>
}
