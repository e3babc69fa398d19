import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FileStore } from '../files/store.ts'
import type { AssetStore } from './asset-store.ts'

const compress = promisify(gzip)
const extract = promisify(gunzip)

/** A build by name and hash. */
interface Named {
  name: string
  hash: string
}

/** Source maps of a build by the path of their script. */
export type SourceMaps = Readonly<Record<string, string>>

const keyOf = ({ name, hash }: Named) => `maps-${name}-${hash}`

/** Stored source maps of a build; null if it was published without. */
export async function sourceMapsOf(files: FileStore, build: Named): Promise<SourceMaps | null> {
  const kept = await files.get(keyOf(build))
  return kept && JSON.parse((await extract(kept)).toString())
}

/** Wraps an asset store: keeps a build's source maps in the file store, which is never served. */
export function withSourceMaps(assets: AssetStore, files: FileStore): AssetStore {
  return {
    ...assets,
    put: async (build) => {
      await assets.put(build)
      if (await files.open(keyOf(build))) return
      const maps = await mapsBeside(build)
      if (Object.keys(maps).length > 0)
        await files.put(keyOf(build), await compress(JSON.stringify(maps)), 'application/gzip')
    },
    remove: async (build) => {
      await assets.remove(build)
      await files.remove(keyOf(build))
    },
  }
}

/** Source maps that are not among the build's own files, unlike those of development builds. */
async function mapsBeside({ files, from }: { files: readonly string[]; from: string }): Promise<SourceMaps> {
  const hidden = files.map((file) => `${file}.map`).filter((map) => !files.includes(map))
  const found = await Promise.all(
    hidden.map(async (map): Promise<[string, string][]> => {
      const text = await readFile(path.join(from, map), 'utf8').catch(() => null)
      return text === null ? [] : [[map, text]]
    }),
  )
  return Object.fromEntries(found.flat())
}
