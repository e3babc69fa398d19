import webpack from 'webpack'
import { oneBundlePreset } from './one-bundle.ts'

/** Builds the portal as one bundle: `build-one-bundle.ts <target> <shell> <remote> …`, all of them folders. */
const [target = '', shell = '', ...remotes] = process.argv.slice(2)
const compiler = webpack(oneBundlePreset(shell, remotes, target))
if (!compiler) throw new Error('webpack gave no compiler')
compiler.run((error, stats) =>
  compiler.close(() => {
    const failed = error !== null || stats === undefined || stats.hasErrors()
    process.exitCode = failed ? 1 : 0
    if (failed) console.error(error ?? stats?.toString('errors-only'))
  }),
)
