import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressed } from './compressed.ts'

const compressible = /\.(js|json|css|svg)$/

/** A build's files, by their paths below its own folder. */
export interface StoredBuild {
  name: string
  hash: string
  files: readonly string[]
}

/** Files of builds, in folders that never change once they are there: `<name>/<hash>/…`. */
export interface AssetStore {
  readonly folder: string
  /** Copies a build's files in, with a compressed twin each unless it is said; what is there already stays. */
  put(build: StoredBuild & { from: string; compress?: boolean }): Promise<void>
  /** Whether the folder may lack a build that the store has. */
  lacks(build: Omit<StoredBuild, 'files'>): Promise<boolean>
  /** Makes sure that the folder of this process has a build that was put in by any. */
  have(build: StoredBuild): Promise<void>
  /** Removes a build's files. Only of builds that no customer ever got. */
  remove(build: StoredBuild): Promise<void>
}

/**
 * Keeps builds in a folder.
 * @param quality of the compression; the best unless it is said
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
