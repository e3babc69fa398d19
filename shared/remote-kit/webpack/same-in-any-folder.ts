import webpack, { type Compiler } from 'webpack'

/** Modules that federation makes, with the path of the workspace in their names; webpack derives the ids of modules from those. */
const made = [/^container entry /, /[\\/]\.federation[\\/]entry\./]

/** Keeps the path of the workspace out of a build: the same sources give the same files on every machine. */
export class SameInAnyFolder {
  apply(compiler: Compiler) {
    // Libraries ask for a module's own address where there is no browser; webpack would write its path.
    new webpack.DefinePlugin({ 'import.meta.url': '"file:///"' }).apply(compiler)
    compiler.hooks.compilation.tap('same in any folder', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'same in any folder', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = made.findIndex((pattern) => pattern.test(module.identifier()))
          if (id >= 0) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
