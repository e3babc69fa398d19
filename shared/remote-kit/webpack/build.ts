import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration } from 'webpack'

/** Builds the package in the current folder by its `webpack.config.ts`; `--watch` keeps building. */
const config: Configuration = (await import(pathToFileURL(path.resolve('webpack.config.ts')).href)).default
const compiler = webpack(config)
if (!compiler) throw new Error('webpack gave no compiler')

const report = (error: Error | null, stats: webpack.Stats | undefined) => {
  if (error) console.error(error)
  else if (stats)
    console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) || 'built')
  if (error || stats?.hasErrors()) process.exitCode = 1
  else process.exitCode = 0
}

if (process.argv.includes('--watch')) compiler.watch({ aggregateTimeout: 100 }, report)
else compiler.run((error, stats) => compiler.close(() => report(error, stats)))
