/** Returns the exports of a module. */
export type ModuleFactory = () => unknown

/** A shared module of the page. `from`, `useIn` and `deps` exist for federation's own runtime. */
export interface SharedModule {
  get(): ModuleFactory | Promise<ModuleFactory>
  version: string
  from: string
  loaded?: boolean
  useIn: string[]
  deps: string[]
}

/** Chooses a version of a shared module by a build's version range. */
export type VersionChooser = (versions: readonly SharedModule[], range: string) => SharedModule | undefined

/**
 * Key of the version chooser in a share scope. The shell sets it, so that all remotes of a page read version ranges the
 * same way.
 */
export const versionChooserKey = Symbol.for('portal.choose-version')

/** Shared modules of a page: name → version → module. */
export type ShareScope = Record<string, Record<string, SharedModule>> & {
  [versionChooserKey]?: VersionChooser
}

/**
 * Container that a remote's entry script defines. The interface is webpack's, the same for every federation runtime.
 */
export interface RemoteContainer {
  init(scope: ShareScope): unknown
  get(module: string): ModuleFactory | Promise<ModuleFactory>
}
