import type { Compiler } from 'webpack'

/** A module to add to the webpack runtime of every entry file. */
interface RuntimeAddition {
  name: string
  /** The webpack runtime module that it is added next to, one of `RuntimeGlobals`. */
  beside: 'ensureChunk' | 'getTrustedTypesPolicy' | 'loadScript'
  runs: 'first' | 'last'
  code(globals: Compiler['webpack']['RuntimeGlobals']): string
}

export function addRuntime(compiler: Compiler, { name, beside, runs, code }: RuntimeAddition): void {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack
  class AddedRuntimeModule extends RuntimeModule {
    constructor() {
      super(name, runs === 'first' ? RuntimeModule.STAGE_BASIC : RuntimeModule.STAGE_TRIGGER)
    }
    override generate() {
      return code(RuntimeGlobals)
    }
  }
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals[beside]).tap(name, (chunk) => {
      compilation.addRuntimeModule(chunk, new AddedRuntimeModule())
      return undefined
    })
  })
}
