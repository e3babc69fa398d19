import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/**
 * Federation plugin of builds that run on its own runtime: that keeps the promise of a shared module which did not come,
 * and would answer with it for good (trust C1).
 */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'ask-again-plugin',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
  },
})
