import { createHash } from 'node:crypto'
import path from 'node:path'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'

const workspaceRoot = path.resolve(import.meta.dirname, '../../..')

/**
 * Returns a module name that is the same on every machine. Removes absolute paths, and the hashes of absolute paths
 * that webpack puts in the names of federation's entry and of concatenated modules. Federation's entry is in the folder
 * of the package that this process built first.
 */
const getModuleName = (module: Module, context: string) =>
  module
    .identifier()
    .replaceAll(context, '')
    .replaceAll(workspaceRoot, '')
    .replace(/\|[\da-f]+$/, '')
    .replaceAll(/[^!\s]*[\\/]\.federation[\\/]entry\.[\da-f]+/g, '')

/**
 * Assigns module ids by name. webpack resolves id conflicts in the order in which it found the modules, and for shared
 * libraries that order depends on which file was read first.
 */
function assignModuleIds({ chunkGraph, compiler }: Compilation, modules: Iterable<Module>): void {
  const byName = new Map<string, Module>()
  for (const module of modules)
    if (module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
      byName.set(getModuleName(module, compiler.context), module)
  const span = 10 ** Math.max(3, String(byName.size * 2).length)
  const taken = new Set<number>()
  for (const [name, module] of [...byName].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let id: number
    let salt = 0
    do id = createHash('sha256').update(`${salt++} ${name}`).digest().readUInt32BE() % span
    while (taken.has(id))
    taken.add(id)
    chunkGraph.setModuleId(module, id)
  }
}

/** Makes builds reproducible: equal sources give equal files in any folder. */
export class ReproducibleIdsPlugin {
  apply(compiler: Compiler) {
    // Libraries use `import.meta.url` outside browsers; webpack would insert an absolute path.
    new webpack.DefinePlugin({ 'import.meta.url': '"file:///"' }).apply(compiler)
    // Development builds use module names as ids, so they need no assigned ids.
    if (compiler.options.optimization.moduleIds !== false) return
    compiler.hooks.compilation.tap('same in any folder', (compilation) => {
      compilation.hooks.moduleIds.tap('same in any folder', (modules) =>
        assignModuleIds(compilation, modules),
      )
    })
  }
}
