import type { Compiler } from 'webpack'
import { addRuntime } from './add-runtime.ts'

/**
 * A build has one script policy (`output.trustedTypes`), and takes it with the first lines of its first file. The bundler
 * alone would take it with the first chunk, until which any other code in the page could have the name. Code of the build
 * that starts a worker gets its address past the browser by `trustedScriptUrl`, from that same policy: a second name would
 * be free until the worker is wanted.
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
