import webpack, { type Compiler } from 'webpack'

const { DefinePlugin, RuntimeGlobals, RuntimeModule } = webpack

/** Takes the build's policy before the runtime does anything that others in the page could see. */
class TakeOwnPolicy extends RuntimeModule {
  constructor() {
    super('own script policy', RuntimeModule.STAGE_BASIC)
  }
  override generate() {
    return `${RuntimeGlobals.getTrustedTypesPolicy}();`
  }
}

/**
 * A build has one script policy (`output.trustedTypes`), and takes it with the first lines of its first file. webpack
 * alone would take it with the first chunk, until which any other code in the page could have the name. Code of the build
 * that starts a worker gets its address past the browser by `trustedScriptUrl`, from that same policy: a second name would
 * be free until the worker is wanted.
 */
export class ScriptPolicy {
  apply(compiler: Compiler) {
    new DefinePlugin({ trustedScriptUrl: RuntimeGlobals.createScriptUrl }).apply(compiler)
    compiler.hooks.thisCompilation.tap('script policy', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getTrustedTypesPolicy)
        .tap('script policy', (chunk) => {
          compilation.addRuntimeModule(chunk, new TakeOwnPolicy())
          return undefined
        })
    })
  }
}
