import type { Compiler } from 'webpack'

/** Code added to the webpack runtime of every entry file. */
interface RuntimePart {
  name: string
  /** The webpack runtime module to add it next to, one of `RuntimeGlobals`. */
  beside: 'ensureChunk' | 'getTrustedTypesPolicy' | 'loadScript'
  /** Whether it runs before or after webpack's own runtime modules. */
  runs: 'first' | 'last'
  /** Generates the code; `globals` has the names of webpack's runtime functions. */
  code(globals: Compiler['webpack']['RuntimeGlobals']): string
}

/** Adds a module to the runtime of a build. */
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
