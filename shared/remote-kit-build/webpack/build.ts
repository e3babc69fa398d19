import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

/**
 * Builds the package in the current folder with its `webpack.config.ts`. With `--watch` it rebuilds on change and sends
 * `built` to its parent process after each success. With `--queue` it builds the folders that its parent sends, one
 * after another, and answers each with a `QueueAnswer`; webpack is then loaded once.
 */
const isWatching = process.argv.includes('--watch')
const isQueue = process.argv.includes('--queue')

/** Result of a queued build: whether it failed, and webpack's output. */
export interface QueueAnswer {
  failed: boolean
  output: string
}

function answerOf(error: Error | null, stats?: webpack.Stats): QueueAnswer {
  const output = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })
  const failed = error !== null || stats === undefined || stats.hasErrors()
  return { failed, output: String(error?.stack ?? (output || 'built')) }
}

/** Creates the compiler of a package. Changes the working directory, because build libraries resolve files from it. */
async function compilerOf(folder: string): Promise<webpack.Compiler> {
  process.chdir(folder)
  const config = (await import(pathToFileURL(path.resolve('webpack.config.ts')).href)).default
  const compiler = webpack(config)
  if (!compiler) throw new Error('webpack.config.ts makes no compiler')
  return compiler
}

async function build(folder: string): Promise<QueueAnswer> {
  const compiler = await compilerOf(folder)
  return new Promise((resolve) =>
    compiler.run((error, stats) => compiler.close(() => resolve(answerOf(error, stats)))),
  )
}

function report({ failed, output }: QueueAnswer) {
  process.exitCode = failed ? 1 : 0
  console.log(output)
  if (isWatching && !failed) process.send?.('built')
}

if (isQueue)
  process.on('message', (folder: string) => {
    build(folder).then(
      (answer) => process.send?.(answer),
      (error: Error) => process.send?.(answerOf(error)),
    )
  })
else if (isWatching)
  (await compilerOf('.')).watch({ aggregateTimeout: 20 }, (error, stats) => report(answerOf(error, stats)))
else report(await build('.'))
