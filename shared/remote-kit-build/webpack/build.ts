import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

/**
 * Builds the package in the current folder with its `webpack.config.ts`. With `--watch` it rebuilds on change and sends
 * `built` to its parent process after each success. With `--queue` it builds the folders that its parent sends, one
 * after another, and answers each with a `QueuedBuildResult`; webpack is then loaded only once.
 */
const isWatching = process.argv.includes('--watch')
const isQueueMode = process.argv.includes('--queue')

export interface QueuedBuildResult {
  failed: boolean
  output: string
}

function createBuildResult(error: Error | null, stats?: webpack.Stats): QueuedBuildResult {
  const output = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })
  const failed = error !== null || stats === undefined || stats.hasErrors()
  return { failed, output: String(error?.stack ?? (output || 'built')) }
}

/** Creates the compiler of a package. Changes the working directory, because build libraries resolve files from it. */
async function createCompiler(folder: string): Promise<webpack.Compiler> {
  process.chdir(folder)
  const config = (await import(pathToFileURL(path.resolve('webpack.config.ts')).href)).default
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack.config.ts makes no compiler')
  return compiler
}

async function buildPackage(folder: string): Promise<QueuedBuildResult> {
  const compiler = await createCompiler(folder)
  return new Promise((resolve) =>
    compiler.run((error, stats) => compiler.close(() => resolve(createBuildResult(error, stats)))),
  )
}

function reportBuildResult({ failed, output }: QueuedBuildResult) {
  process.exitCode = failed ? 1 : 0
  console.log(output)
  if (isWatching && !failed) process.send?.('built')
}

if (isQueueMode)
  process.on('message', (folder: string) => {
    buildPackage(folder).then(
      (result) => process.send?.(result),
      (error: Error) => process.send?.(createBuildResult(error)),
    )
  })
else if (isWatching)
  (await createCompiler('.')).watch({ aggregateTimeout: 20 }, (error, stats) =>
    reportBuildResult(createBuildResult(error, stats)),
  )
else reportBuildResult(await buildPackage('.'))
