import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const compressible = /\.(js|json|css|svg)$/

/** Files of builds, in folders that never change once they are there: `<name>/<hash>/…`. */
export interface AssetStore {
  readonly folder: string
  /** Copies a build's files in, with a compressed twin each; what is there already stays. */
  put(build: { name: string; hash: string; files: readonly string[]; from: string }): Promise<void>
}

/** Keeps builds in a folder. */
export function folderStore(folder: string): AssetStore {
  return {
    folder,
    put: async ({ name, hash, files, from }) => {
      const target = path.join(folder, name, hash)
      if (await exists(target)) return
      const half = `${target}.${process.pid}.part`
      await rm(half, { recursive: true, force: true })
      for (const file of files) await copy(path.join(from, file), path.join(half, file))
      await rename(half, target)
    },
  }
}

async function copy(from: string, to: string) {
  const content = await readFile(from)
  await mkdir(path.dirname(to), { recursive: true })
  await writeFile(to, content)
  if (!compressible.test(to)) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${to}.br`, await compress(content, quality))
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
