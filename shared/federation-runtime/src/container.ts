/** Returns a module's exports. */
export type Factory = () => unknown

/** A shared module of the page; the other fields are for federation's own runtime. */
export interface Shared {
  get(): Factory | Promise<Factory>
  version: string
  from: string
  loaded?: boolean
  useIn: string[]
  deps: string[]
}

/** Chooses a version of a shared module by a build's version range. */
export type ChooseVersion = (versions: readonly Shared[], range: string) => Shared | undefined

/**
 * Key of the function in a share scope that chooses versions, so that one implementation reads the ranges of a page.
 */
export const chooseVersion = Symbol.for('portal.choose-version')

/** Shared modules of a page: name → version → module. */
export type ShareScope = Record<string, Record<string, Shared>> & { [chooseVersion]?: ChooseVersion }

/** Container that a remote's entry defines, by webpack's protocol, which is the same for every federation runtime. */
export interface Container {
  init(scope: ShareScope): unknown
  get(module: string): Factory | Promise<Factory>
}
