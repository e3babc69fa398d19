import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import { temporaryFolder } from '../temporary.ts'

/** Builds the script of a reference page as a production bundle: React, its own lines and nothing else. */
export async function buildReference(name: 'sign-in' | 'list'): Promise<Buffer> {
  const folder = temporaryFolder()
  const compiler = webpack({
    mode: 'production',
    context: import.meta.dirname,
    target: ['web', 'es2022'],
    entry: path.join(import.meta.dirname, `${name}.jsx`),
    output: { path: folder, filename: `${name}.js` },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: createRequire(import.meta.url).resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
    performance: false,
  })
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  )
  return readFile(path.join(folder, `${name}.js`))
}
