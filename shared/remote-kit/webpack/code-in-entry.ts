import type { Chunk, Compilation, Compiler, Module } from 'webpack'

/**
 * Puts into a remote's entry what whoever asks for the entry needs next: the exposed module, and what its first view
 * and most others begin with.
 * Federation and webpack make files of their own of these, and each request costs a slow phone's only thread as well as
 * its line. What comes from the page, shared or of the shell, stays in the exposed chunk: webpack gets it ready when
 * that is asked for.
 */
export class CodeInEntry {
  private readonly exposed: string

  /** @param exposed name of the exposed chunk; views' chunks are called `view.<name>` */
  constructor(exposed: string) {
    this.exposed = exposed
  }

  apply(compiler: Compiler) {
    const afterSplitting = { name: 'code in entry', stage: 20 }
    compiler.hooks.thisCompilation.tap(afterSplitting, (compilation) => {
      compilation.hooks.optimizeChunks.tap(afterSplitting, () => {
        const exposed = compilation.namedChunkGroups.get(this.exposed)
        const [container] = exposed?.parentsIterable ?? []
        const entry = container?.chunks.find((chunk) => chunk.hasRuntime())
        if (exposed && entry)
          for (const chunk of [...exposed.chunks, ...sharedByViews(compilation)])
            move(compilation, chunk, entry)
        return undefined
      })
    })
  }
}

/**
 * Chunks without a name of their own that the first view begins with, and more than half of all. The first is what pages
 * show of a remote before the customer has asked for any of it.
 */
function sharedByViews({ namedChunkGroups }: Compilation): Chunk[] {
  const views = [...namedChunkGroups].filter(([name]) => name.startsWith('view.')).map(([, group]) => group)
  const chunks = views[0]?.chunks.filter(({ name }) => !name) ?? []
  const uses = (chunk: Chunk) => views.filter((view) => view.chunks.includes(chunk)).length
  return chunks.filter((chunk) => uses(chunk) > views.length / 2)
}

function move({ chunkGraph }: Compilation, from: Chunk, to: Chunk) {
  for (const module of [...chunkGraph.getChunkModulesIterable(from)].filter(isCode)) {
    chunkGraph.connectChunkAndModule(to, module)
    chunkGraph.disconnectChunkAndModule(from, module)
  }
}

const isCode = (module: Module) => module.getSourceTypes().has('javascript')
