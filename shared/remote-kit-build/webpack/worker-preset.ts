import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Compilation, Compiler } from 'webpack'
import { readPackageInfo } from '../build/package-info.ts'
import { createBaseConfig, type WebpackConfig } from './base-config.ts'

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
class CompressedCopiesPlugin {
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

/**
 * Creates webpack's configuration of a worker that has its own content security policy; the portal serves its files
 * from one folder. Entry files have fixed names; the names of all other files contain their hash. An import with
 * `?file` returns the name of a file, which the worker requests from the page. @param policyName Trusted Types policy
 * of the worker's scripts
 */
export function createWorkerPreset(
  folder: string,
  { entry, policyName }: { entry: Readonly<Record<string, string>>; policyName: string },
): WebpackConfig {
  const pkg = readPackageInfo(folder)
  const common = createBaseConfig(folder, pkg)
  const files = common.module?.rules?.filter(
    (rule) => !(rule && typeof rule === 'object' && 'resourceQuery' in rule),
  )
  return {
    ...common,
    target: ['webworker', 'es2022'],
    entry,
    node: false,
    output: {
      path: path.join(folder, 'dist'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: pkg.name,
      clean: { keep: /\.br$/ },
      trustedTypes: { policyName, onPolicyCreationFailure: 'stop' },
    },
    resolve: {
      ...common.resolve,
      fallback: { crypto: false, fs: false, path: false, url: false, module: false },
    },
    module: {
      ...common.module,
      rules: [
        ...(files ?? []),
        {
          resourceQuery: /^\?file$/,
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:8][ext]', publicPath: '' },
        },
      ],
    },
    plugins: [...(common.plugins ?? []), new CompressedCopiesPlugin()],
  }
}
