import type { Chunk, Compilation, Compiler, Module } from 'webpack'

/**
 * Moves code that the first page needs into a remote's entry file: the exposed module, and chunks shared by the first
 * view and most others. Federation and webpack emit separate files for these, and each request takes time on a slow
 * phone. Modules provided by the page stay in the exposed chunk, because webpack prepares them when that chunk is
 * requested.
 * @param exposedChunk name of the exposed chunk; chunks of views are named `view.<name>`
 */
export const createEntryModulesPlugin = (exposedChunk: string) => ({
  apply(compiler: Compiler) {
    const afterSplitting = { name: 'code in entry', stage: 20 }
    compiler.hooks.thisCompilation.tap(afterSplitting, (compilation) => {
      compilation.hooks.optimizeChunks.tap(afterSplitting, () => {
        const exposed = compilation.namedChunkGroups.get(exposedChunk)
        const [container] = exposed?.parentsIterable ?? []
        const entry = container?.chunks.find((chunk) => chunk.hasRuntime())
        if (exposed && entry)
          for (const chunk of [...exposed.chunks, ...findChunksSharedByViews(compilation)])
            moveModules(compilation, chunk, entry)
        return undefined
      })
    })
  },
})

/**
 * Finds the unnamed chunks that the first view and more than half of all views load initially. The first view must be
 * among them, because it is on the page that opens first.
 */
function findChunksSharedByViews({ namedChunkGroups }: Compilation): Chunk[] {
  const views = [...namedChunkGroups].filter(([name]) => name.startsWith('view.')).map(([, group]) => group)
  const chunks = views[0]?.chunks.filter(({ name }) => !name) ?? []
  const countViewsWithChunk = (chunk: Chunk) => views.filter((view) => view.chunks.includes(chunk)).length
  return chunks.filter((chunk) => countViewsWithChunk(chunk) > views.length / 2)
}

function moveModules({ chunkGraph }: Compilation, from: Chunk, to: Chunk) {
  for (const module of [...chunkGraph.getChunkModulesIterable(from)].filter(isJavaScriptModule)) {
    chunkGraph.connectChunkAndModule(to, module)
    chunkGraph.disconnectChunkAndModule(from, module)
  }
}

const isJavaScriptModule = (module: Module) => module.getSourceTypes().has('javascript')
