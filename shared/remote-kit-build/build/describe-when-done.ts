import type { Compiler } from 'webpack'
import { type BuildStats, recordOfStats, statsOptions } from './build-record.ts'
import { describe } from './describe.ts'

/** Writes the descriptor after a remote's build. The build fails if the descriptor cannot be made. */
export class DescribeWhenDone {
  private readonly folder: string

  /** @param folder the remote's folder */
  constructor(folder: string) {
    this.folder = folder
  }

  apply(compiler: Compiler) {
    const { path: dist = '' } = compiler.options.output
    compiler.hooks.done.tapPromise('describe', async (stats) => {
      if (!stats.hasErrors())
        await describe(this.folder, dist, recordOfStats(stats.toJson(statsOptions) as BuildStats))
    })
  }
}
