import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressCached } from './compress-cached.ts'

const compressibleFile = /\.(js|json|css|svg)$/

/** Files of a build by their paths in its folder. */
export interface StoredBuild {
  name: string
  hash: string
  files: readonly string[]
}

/** Stores builds in immutable folders: `<name>/<hash>/…`. */
export interface AssetStore {
  readonly folder: string
  /** Copies a build's files, each with a compressed copy unless switched off. Existing files stay. */
  put(build: StoredBuild & { from: string; compress?: boolean }): Promise<void>
  /** Whether the local folder may lack a build that the remote store has. */
  lacks(build: Omit<StoredBuild, 'files'>): Promise<boolean>
  /** Fetches a build into this process's folder, whichever process stored it. */
  have(build: StoredBuild): Promise<void>
  /** Removes a build's files; only for builds that no customer ever got. */
  remove(build: StoredBuild): Promise<void>
}

/**
 * Creates a store of builds in a folder.
 * @param quality compression quality; by default the maximum
 */
export function createFolderAssetStore(folder: string, quality?: number): AssetStore {
  return {
    folder,
    put: async ({ name, hash, files, from, compress = true }) => {
      const target = path.join(folder, name, hash)
      if (await isExistingFile(target)) return
      const half = `${target}.${process.pid}.part`
      await rm(half, { recursive: true, force: true })
      await Promise.all(
        files.map((file) =>
          copyWithCompression(path.join(from, file), path.join(half, file), compress, quality),
        ),
      )
      await rename(half, target)
    },
    lacks: async () => false,
    have: async () => {},
    remove: ({ name, hash }) => rm(path.join(folder, name, hash), { recursive: true, force: true }),
  }
}

async function copyWithCompression(from: string, to: string, compress: boolean, quality?: number) {
  const content = await readFile(from)
  await mkdir(path.dirname(to), { recursive: true })
  await writeFile(to, content)
  if (compress && compressibleFile.test(to))
    await writeFile(`${to}.br`, await compressCached(content, quality))
}

const isExistingFile = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
