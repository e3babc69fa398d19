import type { Compiler } from 'webpack'
import { addRuntimeModuleToEntries } from './add-runtime.ts'

/**
 * Creates the build's Trusted Types policy (`output.trustedTypes`) in the first lines of its first file. webpack itself
 * creates the policy with the first chunk; until then, other code in the page could create one with that name. Code
 * that starts a worker uses `trustedScriptUrl`, which shares the policy.
 */
export class ScriptPolicyPlugin {
  apply(compiler: Compiler) {
    const { DefinePlugin, RuntimeGlobals } = compiler.webpack
    new DefinePlugin({ trustedScriptUrl: RuntimeGlobals.createScriptUrl }).apply(compiler)
    addRuntimeModuleToEntries(compiler, {
      name: 'own script policy',
      anchorModule: 'getTrustedTypesPolicy',
      executionOrder: 'first',
      generateCode: ({ getTrustedTypesPolicy }) => `${getTrustedTypesPolicy}();`,
    })
  }
}
