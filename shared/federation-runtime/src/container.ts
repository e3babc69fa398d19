/** Returns the exports of a module. */
export type ModuleFactory = () => unknown

/** `from`, `useIn` and `deps` are for federation's own runtime. */
export interface SharedModule {
  get(): ModuleFactory | Promise<ModuleFactory>
  version: string
  from: string
  loaded?: boolean
  useIn: string[]
  deps: string[]
}

/** Chooses a version by a version range. */
export type VersionChooser = (versions: readonly SharedModule[], range: string) => SharedModule | undefined

/** Set by the shell, so that all remotes of a page read version ranges in the same way. */
export const versionChooserKey = Symbol.for('portal.choose-version')

/** Shared modules of a page: name → version → module. */
export type ShareScope = Record<string, Record<string, SharedModule>> & {
  [versionChooserKey]?: VersionChooser
}

/** Defined by a remote's entry script. The interface is webpack's, the same for every federation runtime. */
export interface RemoteContainer {
  init(scope: ShareScope): unknown
  get(module: string): ModuleFactory | Promise<ModuleFactory>
}
