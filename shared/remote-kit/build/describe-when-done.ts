import { writeRecord } from './build-record.ts'
import { describe } from './describe.ts'
import { type OwnLibrary, versionsOf } from './own-libraries.ts'
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
  private readonly brings: readonly OwnLibrary[]

  /** @param folder the remote's folder */
  constructor(folder: string, brings: readonly OwnLibrary[]) {
    this.folder = folder
    this.brings = brings
  }

  apply(compiler: Compiler) {
    const { path: dist = '' } = compiler.options.output
    compiler.hooks.done.tapPromise('describe', async (stats) => {
      if (stats.hasErrors()) return
      const record = recordOfStats(stats.toJson(statsOptions))
      const brings = versionsOf(this.folder, this.brings)
      await writeRecord(dist, { ...record, ...(this.brings.length > 0 ? { brings } : {}) })
      await describe(this.folder, dist)
    })
  }
}
