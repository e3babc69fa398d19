import type { Compiler } from 'webpack'
import { addRuntime } from './add-runtime.ts'

/**
 * Creates the build's Trusted Types policy (`output.trustedTypes`) in the first lines of its first file. webpack itself
 * creates it with the first chunk, and until then other code in the page could take the name. Code that starts a worker
 * uses `trustedScriptUrl`, which shares that policy.
 */
export class ScriptPolicy {
  apply(compiler: Compiler) {
    const { DefinePlugin, RuntimeGlobals } = compiler.webpack
    new DefinePlugin({ trustedScriptUrl: RuntimeGlobals.createScriptUrl }).apply(compiler)
    addRuntime(compiler, {
      name: 'own script policy',
      beside: 'getTrustedTypesPolicy',
      runs: 'first',
      code: ({ getTrustedTypesPolicy }) => `${getTrustedTypesPolicy}();`,
    })
  }
}
