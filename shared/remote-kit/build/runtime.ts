import path from 'node:path'

const { PORTAL_RUNTIME: asked = 'slim' } = process.env
if (asked !== 'slim' && asked !== 'stock')
  throw new Error(`PORTAL_RUNTIME is "${asked}": it may be slim, which it is without, or stock.`)

/** Whether builds run on federation's own runtime in place of the portal's, which is a twentieth of it. */
export const isStock = asked === 'stock'

/** The option of federation's build plugin that says which runtime the code that it generates calls: looked up from this package. */
export const runtimeOptions = isStock ? {} : { implementation: path.join(import.meta.dirname, '..') }

/** What the shell calls of the runtime, where that is federation's own; the plugin has its name stand for the right files. */
export const runtimeAlias: Record<string, string> = isStock
  ? { '@portal/federation-runtime/load$': '@module-federation/runtime' }
  : {}

/** Federation's plugins that builds on its own runtime need besides. */
export const runtimePlugins = isStock ? [path.join(import.meta.dirname, 'ask-again-plugin.ts')] : []

/** What federation's own runtime adds to the start of a remote, in kilobytes: the budgets are for the portal's. */
export const stockKilobytes = 20
