import type { Compiler } from 'webpack'

/** A part of the code with which each first file of a build begins. */
interface RuntimePart {
  name: string
  /** By which part of the bundler's own it stands: one of `RuntimeGlobals`. */
  beside: 'ensureChunk' | 'getTrustedTypesPolicy' | 'loadScript'
  /** Whether it runs before the bundler's parts, or after them. */
  runs: 'first' | 'last'
  /** Its code, by how the bundler names its own parts. */
  code(globals: Compiler['webpack']['RuntimeGlobals']): string
}

/** Adds a part to the runtime of a build. */
export function addRuntime(compiler: Compiler, { name, beside, runs, code }: RuntimePart): void {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack
  class Part extends RuntimeModule {
    constructor() {
      super(name, runs === 'first' ? RuntimeModule.STAGE_BASIC : RuntimeModule.STAGE_TRIGGER)
    }
    override generate() {
      return code(RuntimeGlobals)
    }
  }
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals[beside]).tap(name, (chunk) => {
      compilation.addRuntimeModule(chunk, new Part())
      return undefined
    })
  })
}
