import webpack from 'webpack'
import { runCompiler } from '../build/run-compiler.ts'

/** Builds the package in the current folder by its `webpack.config.ts`, once or, with `--watch`, at every change. */
await runCompiler('webpack.config.ts', (config) => webpack(config))
