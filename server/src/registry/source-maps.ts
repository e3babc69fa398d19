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

/** Source maps of a build by the path of their script. */
export type SourceMaps = Readonly<Record<string, string>>

const toFileKey = ({ name, hash }: BuildReference) => `maps-${name}-${hash}`

/** Reads the source maps of a build; null if it was published without them. */
export async function readSourceMaps(files: FileStore, build: BuildReference): Promise<SourceMaps | null> {
  const kept = await files.get(toFileKey(build))
  return kept && JSON.parse((await gunzipAsync(kept)).toString())
}

/** Wraps an asset store: stores a build's source maps in the file store, which is never served. */
export function withSourceMaps(assets: AssetStore, files: FileStore): AssetStore {
  return {
    ...assets,
    put: async (build) => {
      await assets.put(build)
      if (await files.open(toFileKey(build))) return
      const maps = await readUnservedSourceMaps(build)
      if (Object.keys(maps).length > 0)
        await files.put(toFileKey(build), await gzipAsync(JSON.stringify(maps)), 'application/gzip')
    },
    remove: async (build) => {
      await assets.remove(build)
      await files.remove(toFileKey(build))
    },
  }
}

/** Reads source maps that are not part of the build's served files. Development builds serve theirs. */
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
