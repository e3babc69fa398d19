import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressed } from './compression.ts'

const compressible = /\.(js|json|css|svg)$/

/** Files of a build by their paths in its folder. */
export interface StoredBuild {
  name: string
  hash: string
  files: readonly string[]
}

/** Stores builds in immutable folders: `<name>/<hash>/…`. */
export interface AssetStore {
  readonly folder: string
  /** Copies a build's files, with a compressed copy each unless switched off; existing files stay. */
  put(build: StoredBuild & { from: string; compress?: boolean }): Promise<void>
  /** Whether the local folder may lack a build that the store has. */
  lacks(build: Omit<StoredBuild, 'files'>): Promise<boolean>
  /** Ensures that this process's folder has a build that any process stored. */
  have(build: StoredBuild): Promise<void>
  /** Removes a build's files; only for builds that no customer ever got. */
  remove(build: StoredBuild): Promise<void>
}

/**
 * Stores builds in a folder.
 * @param quality of the compression; the maximum by default
 */
export function folderStore(folder: string, quality?: number): AssetStore {
  return {
    folder,
    put: async ({ name, hash, files, from, compress = true }) => {
      const target = path.join(folder, name, hash)
      if (await exists(target)) return
      const half = `${target}.${process.pid}.part`
      await rm(half, { recursive: true, force: true })
      await Promise.all(
        files.map((file) => copy(path.join(from, file), path.join(half, file), compress, quality)),
      )
      await rename(half, target)
    },
    lacks: async () => false,
    have: async () => {},
    remove: ({ name, hash }) => rm(path.join(folder, name, hash), { recursive: true, force: true }),
  }
}

async function copy(from: string, to: string, compress: boolean, quality?: number) {
  const content = await readFile(from)
  await mkdir(path.dirname(to), { recursive: true })
  await writeFile(to, content)
  if (compress && compressible.test(to)) await writeFile(`${to}.br`, await compressed(content, quality))
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
