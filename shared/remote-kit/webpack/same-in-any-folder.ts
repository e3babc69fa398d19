import { createHash } from 'node:crypto'
import path from 'node:path'
import webpack, { type Compilation, type Compiler, type Module } from 'webpack'

/** Folder in which all packages and their libraries are; a package of another team is somewhere else. */
const workspace = path.resolve(import.meta.dirname, '../../..')

/** What tells modules apart, alike on every machine: federation's own entry and joined modules have a hash over paths in their names. */
const nameOf = (module: Module, context: string) =>
  module
    .identifier()
    .replaceAll(context, '')
    .replaceAll(workspace, '')
    .replace(/\|[\da-f]+$/, '')
    .replaceAll(/(?<=\.federation[\\/]entry\.)[\da-f]+/g, '')

/**
 * Gives modules ids by their names. Where two want the same id, webpack's own goes by the order in which it met them, and
 * that of shared libraries is the order in which their files were read.
 */
function setIds({ chunkGraph, compiler }: Compilation, modules: Iterable<Module>): void {
  const byName = new Map<string, Module>()
  for (const module of modules)
    if (module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
      byName.set(nameOf(module, compiler.context), module)
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

/** Makes the same files of the same sources, in any folder and each time. */
export class SameInAnyFolder {
  apply(compiler: Compiler) {
    // Libraries ask for a module's own address where there is no browser; webpack would write its path.
    new webpack.DefinePlugin({ 'import.meta.url': '"file:///"' }).apply(compiler)
    // Development builds name their modules.
    if (compiler.options.optimization.moduleIds !== false) return
    compiler.hooks.compilation.tap('same in any folder', (compilation) => {
      compilation.hooks.moduleIds.tap('same in any folder', (modules) => setIds(compilation, modules))
    })
  }
}
