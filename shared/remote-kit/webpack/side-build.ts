import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { isDevelopmentBuild } from '../build/development.ts'
import type { WebpackConfig } from './base.ts'

/** What is built beside a package's own build, whose files it then has too. */
export interface SideBuild {
  /** Names it, and the folder that its files pass through. */
  name: string
  /** Whether a development build goes without it. */
  whenDone?: boolean
  /** webpack's configuration of it; null where the package has no such thing. */
  configOf(compilation: Compilation): Promise<WebpackConfig | null>
}

/** Builds something of a package beside its own build, and adds its files to that. */
export class AddSideBuild {
  private readonly folder: string
  private readonly side: SideBuild

  constructor(folder: string, side: SideBuild) {
    this.folder = folder
    this.side = side
  }

  apply(compiler: Compiler) {
    const { name, whenDone, configOf } = this.side
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        if ((whenDone && isDevelopmentBuild) || compilation.errors.length > 0) return
        const config = await configOf(compilation)
        if (!config) return
        for (const file of await filesOf(config, path.join(this.folder, `.${name}`)))
          compilation.emitAsset(file.name, new webpack.sources.RawSource(file.content))
      })
    })
  }
}

/** Builds, and answers the files; the folder goes when they have been read. */
async function filesOf(config: WebpackConfig, target: string) {
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
