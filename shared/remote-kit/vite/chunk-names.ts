import type { Plugin } from 'vite'

/** An import of code that comes later, with the name of its chunk, as the sources of remotes have it for every bundler. */
const named = /import\(\s*\/\*\s*webpackChunkName:\s*"([\w.-]+)"\s*\*\/\s*['"]([^'"]+)['"]\s*\)/g

/** A chunk, as it is asked what its file is called. */
interface Chunk {
  name: string
  facadeModuleId?: string | null | undefined
}

/** Gives chunks the names that the sources ask for, by which descriptors find views and texts. */
export function chunkNames() {
  const names = new Map<string, string>()
  /** Name of the chunk of a module; undefined where the sources name none. */
  const of = ({ facadeModuleId }: Pick<Chunk, 'facadeModuleId'>) => names.get(facadeModuleId ?? '')
  const plugin: Plugin = {
    name: 'chunk-names',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return
      for (const [, name = '', asked = ''] of code.matchAll(named)) {
        const found = await this.resolve(asked, id)
        if (found) names.set(found.id, name)
      }
    },
  }
  /** What a chunk's file is called; what federation makes of its own has names of no use to anybody. */
  const fileNames = (chunk: Chunk): string =>
    `${of(chunk) ?? (/virtual|^_/.test(chunk.name) ? 'shared' : chunk.name)}.[hash].js`
  return { of, plugin, fileNames }
}
export type ChunkNames = ReturnType<typeof chunkNames>
