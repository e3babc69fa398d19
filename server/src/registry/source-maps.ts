import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FileStore } from '../files/file-store.ts'
import type { AssetStore } from './asset-store.ts'

const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

interface BuildReference {
  name: string
  hash: string
}

/** Source maps by path of the script. */
export type SourceMaps = Readonly<Record<string, string>>

const toSourceMapKey = ({ name, hash }: BuildReference) => `maps-${name}-${hash}`

/** Returns null if the build was published without source maps. */
export async function readSourceMaps(files: FileStore, build: BuildReference): Promise<SourceMaps | null> {
  const kept = await files.get(toSourceMapKey(build))
  return kept && JSON.parse((await gunzipAsync(kept)).toString())
}

/** Wraps an asset store so that it stores source maps in the file store, from which nobody can download them. */
export function withSourceMaps(assets: AssetStore, files: FileStore): AssetStore {
  return {
    ...assets,
    put: async (build) => {
      await assets.put(build)
      if (await files.open(toSourceMapKey(build))) return
      const maps = await readUnservedSourceMaps(build)
      if (Object.keys(maps).length > 0)
        await files.put(toSourceMapKey(build), await gzipAsync(JSON.stringify(maps)), 'application/gzip')
    },
    remove: async (build) => {
      await assets.remove(build)
      await files.remove(toSourceMapKey(build))
    },
  }
}

/** Reads source maps that the build folder does not serve. Development builds serve theirs. */
async function readUnservedSourceMaps({
  files,
  from,
}: {
  files: readonly string[]
  from: string
}): Promise<SourceMaps> {
  const hidden = files.map((file) => `${file}.map`).filter((map) => !files.includes(map))
  const found = await Promise.all(
    hidden.map(async (map): Promise<[string, string][]> => {
      const text = await readFile(path.join(from, map), 'utf8').catch(() => null)
      return text === null ? [] : [[map, text]]
    }),
  )
  return Object.fromEntries(found.flat())
}
