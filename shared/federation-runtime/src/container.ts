/** Gives a module. */
export type Factory = () => unknown

/** A shared module as one of those in a page offers it; the rest of its fields is what federation's own runtime reads. */
export interface Shared {
  get(): Factory | Promise<Factory>
  version: string
  from: string
  loaded?: boolean
  useIn: string[]
  deps: string[]
}

/** Chooses among the versions of a shared module that a page has, by the range that a build asks for. */
export type ChooseVersion = (versions: readonly Shared[], range: string) => Shared | undefined

/** Under which whoever fills a share scope leaves how versions are chosen, so that ranges are read by one piece of code in a page. */
export const chooseVersion = Symbol.for('portal.choose-version')

/** What is shared in a page: name → version → module. */
export type ShareScope = Record<string, Record<string, Shared>> & { [chooseVersion]?: ChooseVersion }

/** What a remote's entry leaves behind: webpack's protocol, the same for every federation runtime. */
export interface Container {
  init(scope: ShareScope): unknown
  get(module: string): Factory | Promise<Factory>
}
