import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import webpack from 'webpack'
import type { WebpackConfig } from './base.ts'

/** A file that a build made beside the one it belongs to. */
export interface SideFile {
  name: string
  content: Buffer
}

/**
 * Builds something of a package beside its own build, and answers the files.
 * @param target folder for the files, which goes when they have been read
 */
export async function sideBuild(config: WebpackConfig, target: string): Promise<SideFile[]> {
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
