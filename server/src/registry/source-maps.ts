import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FileStore } from '../files/store.ts'
import type { AssetStore } from './asset-store.ts'

const compress = promisify(gzip)
const extract = promisify(gunzip)

/** A build, by its name and hash. */
interface Named {
  name: string
  hash: string
}

/** Source maps of a build, as text, by their paths beside its scripts. */
export type SourceMaps = Readonly<Record<string, string>>

const keyOf = ({ name, hash }: Named) => `maps-${name}-${hash}`

/** The source maps that were kept of a build; null where it came without. */
export async function sourceMapsOf(files: FileStore, build: Named): Promise<SourceMaps | null> {
  const kept = await files.get(keyOf(build))
  return kept && JSON.parse((await extract(kept)).toString())
}

/**
 * A store of builds that keeps the source maps which lie beside a build's scripts, too: with what only the server reads,
 * and never where builds are served from.
 */
export function keepingSourceMaps(assets: AssetStore, files: FileStore): AssetStore {
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

/** The maps of a build's scripts that are not among its own files, as those of a development build are. */
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
