import path from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { base, packageOf, type WebpackConfig } from './base.ts'
import { sideBuild } from './side-build.ts'

/** Name with which the file begins; the shell's description finds it by that. */
export const earlyFile = 'early.'

/** webpack's configuration of the shell's first script: a few kilobytes, which the edge writes into pages. */
const earlyConfig = (folder: string): WebpackConfig => ({
  ...base(folder, packageOf(folder), 'early'),
  entry: './src/early/main.ts',
  output: { filename: `${earlyFile}[contenthash:8].js` },
})

/** Adds the first script of customers' pages to the shell's build. */
export class EarlyScript {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('early-script', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      compilation.hooks.processAssets.tapPromise({ name: 'early-script', stage }, async () => {
        if (compilation.errors.length > 0) return
        const target = path.join(this.folder, '.early')
        for (const { name, content } of await sideBuild(earlyConfig(this.folder), target))
          compilation.emitAsset(name, new webpack.sources.RawSource(content))
      })
    })
  }
}
