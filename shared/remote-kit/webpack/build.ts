import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration, type Stats } from 'webpack'

/**
 * Builds the package in the current folder by its `webpack.config.ts`. With `--watch` it keeps building, unminified
 * and into `dist-live`, and tells its parent process of every build that came through.
 */
const watching = process.argv.includes('--watch')
const config: Configuration = (await import(pathToFileURL(path.resolve('webpack.config.ts')).href)).default
const compiler = webpack(watching ? unminified(config) : config)
if (!compiler) throw new Error('webpack gave no compiler')

function unminified(production: Configuration): Configuration {
  const output = { ...production.output, path: path.resolve('dist-live') }
  return { ...production, output, optimization: { ...production.optimization, minimize: false } }
}

function report(error: Error | null, stats?: Stats) {
  const failed = error !== null || stats === undefined || stats.hasErrors()
  process.exitCode = failed ? 1 : 0
  const said = stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY })
  console.log(error ?? (said || 'built'))
  if (watching && !failed) process.send?.('built')
}

if (watching) compiler.watch({ aggregateTimeout: 100 }, report)
else compiler.run((error, stats) => compiler.close(() => report(error, stats)))
