import type { Compiler } from 'webpack'

/**
 * Has an entry whose script came twice run once: on a slow line it is asked for a second time, by another address, and then both
 * may come. The second could not take the build's script policy any more, and would put another container in the place of one
 * that is in use.
 */
export class RunOnce {
  private readonly container: string

  /** @param container the variable in which the entry leaves its container */
  constructor(container: string) {
    this.container = container
  }

  apply(compiler: Compiler) {
    /** After the file was made small, which would take the container's variable for one of the block. */
    const { BannerPlugin, Compilation } = compiler.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    const around = { raw: true, entryOnly: true, include: /^remoteEntry\./, stage }
    for (const [banner, footer] of [
      [`if(!globalThis.${this.container}){`, false],
      ['}', true],
    ] as const)
      new BannerPlugin({ ...around, banner, footer }).apply(compiler)
  }
}
