import { writeRecord } from './build-record.ts'
import { describe } from './describe.ts'
import { type BuildStats, recordOfStats, statsOptions } from './record-of-stats.ts'

/** What is asked of a compiler of webpack or Rspack. */
interface Compiler {
  options: { output: { path?: string | undefined } }
  hooks: { done: { tapPromise(name: string, act: (stats: Stats) => Promise<void>): void } }
}
interface Stats {
  hasErrors(): boolean
  toJson(options: typeof statsOptions): BuildStats
}

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
      if (stats.hasErrors()) return
      await writeRecord(dist, recordOfStats(stats.toJson(statsOptions)))
      await describe(this.folder, dist)
    })
  }
}
