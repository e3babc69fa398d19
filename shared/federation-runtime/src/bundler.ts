import type { ShareScope } from './container.ts'
import { offered } from './offered.ts'
import { remotes } from './remotes.ts'
import { consumes, installInitialConsumes } from './share.ts'
import type { WebpackRequire } from './webpack-require.ts'

/** Offers what this build shares, before any of its modules runs. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
  const { name, shared = {} } = webpackRequire.federation.initOptions
  for (const [key, versions] of Object.entries(shared))
    offered[key] = Object.fromEntries(
      versions.map((one) => [one.version, { ...one, from: name, useIn: [], deps: [] }]),
    )
  webpackRequire.S.default = offered
  if (!('__FEDERATION__' in globalThis))
    Object.assign(globalThis, { __FEDERATION__: { __SHARE__: { [name]: { default: offered } } } })
  return { name }
}

/** What a container does when whoever loads it hands over what the page shares. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  webpackRequire: WebpackRequire
  shareScope: ShareScope
}) {
  webpackRequire.S.default = shareScope
}

/** What the code that federation's build plugin generates calls, in the place of `@module-federation/webpack-bundler-runtime`. */
export default {
  runtime: {},
  bundlerRuntime: { init, initContainerEntry, consumes, installInitialConsumes, remotes, I: () => true },
}
