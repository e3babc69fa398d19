import type { Compiler } from 'webpack'

/** A module to add to the webpack runtime of every entry file. */
interface RuntimeAddition {
  name: string
  /** Existing webpack runtime module next to which the new module is inserted, one of `RuntimeGlobals`. */
  anchorModule: 'ensureChunk' | 'getTrustedTypesPolicy' | 'loadScript'
  executionOrder: 'first' | 'last'
  generateCode(globals: Compiler['webpack']['RuntimeGlobals']): string
}

export function addRuntimeModuleToEntries(
  compiler: Compiler,
  { name, anchorModule: beside, executionOrder: runs, generateCode: code }: RuntimeAddition,
): void {
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
