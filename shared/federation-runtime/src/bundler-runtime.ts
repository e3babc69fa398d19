import { installInitialSharedModules, installSharedModules } from './consume-shared-modules.ts'
import type { ShareScope } from './container.ts'
import { loadRemoteModules } from './load-remote-modules.ts'
import { sharedModules } from './shared-modules.ts'
import type { WebpackRequire } from './webpack-require.ts'

/** Registers the shared modules of this build. Called before the modules run. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
  const { name, shared = {} } = webpackRequire.federation.initOptions
  for (const [key, versions] of Object.entries(shared))
    sharedModules[key] = Object.fromEntries(
      versions.map((one) => [one.version, { ...one, from: name, useIn: [], deps: [] }]),
    )
  webpackRequire.S.default = sharedModules
  if (!('__FEDERATION__' in globalThis))
    Object.assign(globalThis, { __FEDERATION__: { __SHARE__: { [name]: { default: sharedModules } } } })
  return { name }
}

/** Sets the page's share scope in the container of a remote. Called before the modules of the remote run. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  webpackRequire: WebpackRequire
  shareScope: ShareScope
}) {
  webpackRequire.S.default = shareScope
}

/**
 * Functions that the code of federation's build plugin calls. They replace
 * `@module-federation/webpack-bundler-runtime`.
 */
export default {
  runtime: {},
  bundlerRuntime: {
    init,
    initContainerEntry,
    consumes: installSharedModules,
    installInitialConsumes: installInitialSharedModules,
    remotes: loadRemoteModules,
    I: () => true,
  },
}
