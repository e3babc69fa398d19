import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import { createTemporaryFolder } from '../temporary-folder.ts'

const createLoaderRule = (test: RegExp, parser: object) => ({
  test,
  loader: createRequire(import.meta.url).resolve('swc-loader'),
  options: { jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
})

/**
 * Builds a production bundle of a module and everything it imports. The bundle assigns its exports to a global with the
 * given name.
 */
export async function buildBundle(entry: string, global?: string): Promise<Buffer> {
  const folder = createTemporaryFolder()
  const compiler = webpack({
    mode: 'production',
    context: path.dirname(entry),
    target: ['web', 'es2022'],
    entry,
    output: {
      path: folder,
      filename: 'bundle.js',
      ...(global ? { library: { name: global, type: 'var' } } : {}),
    },
    module: {
      rules: [
        createLoaderRule(/\.jsx$/, { syntax: 'ecmascript', jsx: true }),
        createLoaderRule(/\.ts$/, { syntax: 'typescript' }),
      ],
    },
    performance: false,
  })
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  )
  return readFile(path.join(folder, 'bundle.js'))
}
