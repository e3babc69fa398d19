import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

/**
 * Builds the package in the current folder by its `webpack.config.ts`, once or, with `--watch`, at every change: then it
 * sends `built` to its parent process after each build that succeeded.
 */
const watching = process.argv.includes('--watch')
const config = (await import(pathToFileURL(path.resolve('webpack.config.ts')).href)).default
const compiler = webpack(config)
if (!compiler) throw new Error('webpack.config.ts makes no compiler')
const report = (error: Error | null, stats?: webpack.Stats) => {
  const failed = error !== null || stats === undefined || stats.hasErrors()
  process.exitCode = failed ? 1 : 0
  const output = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })
  console.log(error ?? (output || 'built'))
  if (watching && !failed) process.send?.('built')
}
if (watching) compiler.watch({ aggregateTimeout: 20 }, report)
else compiler.run((error, stats) => compiler.close(() => report(error, stats)))
