import { rspack } from '@rspack/core'
import { runCompiler } from '../build/run-compiler.ts'

/** Builds the remote in the current folder by its `rspack.config.ts`, once or, with `--watch`, at every change. */
await runCompiler('rspack.config.ts', (config) => rspack(config))
