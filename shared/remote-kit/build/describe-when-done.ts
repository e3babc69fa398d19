import type { Compiler } from 'webpack'
import { describe } from './describe.ts'
import { type BuildStats, recordOfStats, statsOptions } from './record-of-stats.ts'

/** Describes a remote's build when its files are there; a build that cannot be described has failed. */
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
