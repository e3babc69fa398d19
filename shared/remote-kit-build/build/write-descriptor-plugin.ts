import type { Compiler } from 'webpack'
import { type BuildStats, statsOptions, toBuildRecord } from './build-record.ts'
import { writeDescriptor } from './write-descriptor.ts'

/** Writes the descriptor after a remote's build. The build fails if the descriptor is invalid. */
export class WriteDescriptorPlugin {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  apply(compiler: Compiler) {
    const { path: dist = '' } = compiler.options.output
    compiler.hooks.done.tapPromise('describe', async (stats) => {
      if (!stats.hasErrors())
        await writeDescriptor(this.folder, dist, toBuildRecord(stats.toJson(statsOptions) as BuildStats))
    })
  }
}
