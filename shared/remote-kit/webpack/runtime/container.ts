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

/** What is shared in a page: name → version → module. */
export type ShareScope = Record<string, Record<string, Shared>>

/** What a remote's entry leaves behind: webpack's protocol, the same for every federation runtime. */
export interface Container {
  init(scope: ShareScope): unknown
  get(module: string): Factory | Promise<Factory>
}
