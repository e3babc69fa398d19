import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Compilation, Compiler } from 'webpack'

const brotliCompressAsync = promisify(brotliCompress)
/**
 * Brotli quality 9 compresses nearly as well as 11 in a fifth of the time. Source maps use the fast quality 5, because
 * no page loads them.
 */
const getBrotliParams = (name: string) => ({
  [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.map') ? 5 : 9,
  [constants.BROTLI_PARAM_LGWIN]: 24,
})

const hashedNamePattern = /\.[\da-f]{8}\.\w+$/

/** Writes a compressed copy next to each file, for serving. A file with a hash in its name is compressed only once. */
export class CompressedCopiesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('packed', (compilation) =>
      writeCompressedCopies(compilation, compiler.outputPath),
    )
  }
}

async function writeCompressedCopies(compilation: Compilation, folder: string): Promise<void> {
  const names = compilation.getAssets().map(({ name }) => name)
  const there = (await readdir(folder)).filter((name) => name.endsWith('.br'))
  const compressFile = async (name: string) => {
    if (hashedNamePattern.test(name) && there.includes(`${name}.br`)) return
    const content = await readFile(path.join(folder, name))
    await writeFile(
      path.join(folder, `${name}.br`),
      await brotliCompressAsync(content, { params: getBrotliParams(name) }),
    )
  }
  await Promise.all(names.map(compressFile))
  const old = there.filter((name) => !names.includes(name.slice(0, -'.br'.length)))
  await Promise.all(old.map((name) => rm(path.join(folder, name))))
}
