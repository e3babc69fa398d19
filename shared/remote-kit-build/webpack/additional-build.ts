import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { isDevelopmentBuild } from '../build/development.ts'
import type { WebpackConfig } from './base-config.ts'

/** An additional build of a package, whose files are added to the main build. */
export interface AdditionalBuild {
  name: string
  skipsDevelopment?: boolean
  /** Creates webpack's configuration; null if the package does not need this build. */
  createConfig(compilation: Compilation): Promise<WebpackConfig | null>
}

export class AdditionalBuildPlugin {
  private readonly folder: string
  private readonly side: AdditionalBuild

  constructor(folder: string, side: AdditionalBuild) {
    this.folder = folder
    this.side = side
  }

  apply(compiler: Compiler) {
    const { name, skipsDevelopment, createConfig } = this.side
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        if ((skipsDevelopment && isDevelopmentBuild) || compilation.errors.length > 0) return
        const config = await createConfig(compilation)
        if (!config) return
        for (const file of await runAdditionalBuild(config, path.join(this.folder, `.${name}`)))
          compilation.emitAsset(file.name, new webpack.sources.RawSource(file.content))
      })
    })
  }
}

/** Runs the build in a temporary folder, returns its files and removes the folder. */
async function runAdditionalBuild(config: WebpackConfig, target: string) {
  const compiler = webpack({ ...config, output: { ...config.output, path: target } })
  if (!compiler) throw new Error('webpack gave no compiler')
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
      ),
    ),
  )
  const names = await readdir(target)
  const files = await Promise.all(
    names.map(async (name) => ({ name, content: await readFile(path.join(target, name)) })),
  )
  await rm(target, { recursive: true })
  return files
}
