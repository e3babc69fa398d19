import { createHash } from 'node:crypto'
import { wordings } from '@portal/contract/language'
import type { AssetFile } from '@portal/contract/registry'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { integrityOf } from './integrity.ts'

/** What a build made, as the descriptors need it. */
export interface BuildOutput {
  files: AssetFile[]
  hash: string
  /** Scripts of a named chunk group; empty when there is none of that name. */
  scriptsOf(group: string): string[]
  fileOf(path: string): AssetFile
  texts: Record<string, string[]>
}

function outputOf(compilation: Compilation): BuildOutput {
  const files = compilation
    .getAssets()
    .map(({ name }) => ({ path: name, integrity: integrityOf(compilation, name) }))
    .sort((a, b) => a.path.localeCompare(b.path))
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  const scriptsOf = (group: string) =>
    (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith('.js'))
  return {
    files,
    hash,
    scriptsOf,
    fileOf: (path) => {
      const file = files.find((candidate) => candidate.path === path)
      if (!file) throw new Error(`the build has no file ${path}`)
      return file
    },
    texts: Object.fromEntries(wordings.map((wording) => [wording, scriptsOf(`text.${wording}`)])),
  }
}

/** Adds one JSON file, made from what the build made, as its very last step. */
export class DescribeBuild {
  private readonly file: string
  private readonly describe: (output: BuildOutput) => Promise<unknown>

  constructor(file: string, describe: (output: BuildOutput) => Promise<unknown>) {
    this.file = file
    this.describe = describe
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('describe', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'describe', stage }, async () => {
        if (compilation.errors.length > 0) return
        const text = JSON.stringify(await this.describe(outputOf(compilation)), null, 2)
        compilation.emitAsset(this.file, new webpack.sources.RawSource(text))
      })
    })
  }
}
