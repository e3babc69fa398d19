import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import { calculateIntegrity } from '../build/build-files.ts'

const { RuntimeGlobals, RuntimeModule, sources } = webpack
const integrityPlaceholder = '*integrity*'

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_TRIGGER)
  }
  override generate() {
    return `${RuntimeGlobals.require}.integrity = "${integrityPlaceholder}";`
  }
}

/**
 * Returns the script file of a chunk. Undefined for a chunk that contains only shared or remote modules, since it has
 * no script.
 */
export const findScript = (chunk: Chunk): string | undefined =>
  [...chunk.files].find((file) => file.endsWith('.js'))

export function calculateAssetIntegrity(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file)
  if (!asset) throw new Error(`${file} was not emitted`)
  return calculateIntegrity(asset.source.buffer())
}

/**
 * Adds integrity to every chunk: each runtime gets the hashes of the chunks that it may load. Used instead of
 * webpack-subresource-integrity, because version 5.1 does not support federation's chunks.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('integrity', (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule())
        return undefined
      })
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'integrity',
        (source) => `${source}
script.crossOrigin = 'anonymous';
if (${RuntimeGlobals.require}.integrity[chunkId]) script.integrity = ${RuntimeGlobals.require}.integrity[chunkId];`,
      )
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 50
      compilation.hooks.processAssets.tap({ name: 'integrity', stage }, () => {
        for (const chunk of compilation.chunks) if (chunk.hasRuntime()) insertIntegrity(compilation, chunk)
      })
    })
  }
}

function insertIntegrity(compilation: Compilation, runtime: Chunk) {
  const file = findScript(runtime)
  if (!file) return
  const table = [...runtime.getAllAsyncChunks()].flatMap((chunk) => {
    const script = findScript(chunk)
    return chunk.id !== null && script ? [[chunk.id, calculateAssetIntegrity(compilation, script)]] : []
  })
  compilation.updateAsset(file, (asset) => {
    const text = asset.source().toString()
    return new sources.RawSource(
      text.replace(/(["'`])\*integrity\*\1/, () => JSON.stringify(Object.fromEntries(table))),
    )
  })
}
