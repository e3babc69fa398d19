import type { Compiler as WebpackCompiler } from 'webpack'

/** A plugin that is written for webpack, of whose form it takes nothing that Rspack lacks. */
export const both = (plugin: { apply(compiler: WebpackCompiler): void }) => ({
  apply: (compiler: unknown) => plugin.apply(compiler as WebpackCompiler),
})
