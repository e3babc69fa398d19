import type { Compiler } from 'webpack'

/**
 * Makes an entry script that is loaded twice run only once. On a slow connection, the shell requests the entry again at
 * another URL, and both responses may arrive. A second run would fail to create the Trusted Types policy, and would
 * replace a container that is in use.
 * @param container name of the variable that holds the entry's container
 */
export const createRunOncePlugin = (container: string) => ({
  apply(compiler: Compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    const around = { raw: true, entryOnly: true, include: /^remoteEntry\./, stage }
    // Puts the entry script in an `if` block. The block is added after minification, because the minifier would rename
    // the container's variable if it were inside a block.
    for (const [banner, footer] of [
      [`if(!globalThis.${container}){`, false],
      ['}', true],
    ] as const)
      new BannerPlugin({ ...around, banner, footer }).apply(compiler)
  },
})
