// @module-tag full
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import Minimizer from 'minimizer-webpack-plugin'
import { expect, onTestFinished, test } from 'vitest'
import webpack from 'webpack'
import { createRunOncePlugin } from './run-once.ts'

test('if an entry’s script runs twice, only the first run takes effect and its container stays in use', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-entry-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'main.js'), 'log.push("it runs"); export const get = () => 1')
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: folder, filename: 'remoteEntry.js', library: { type: 'var', name: 'mf_x_1_0_0' } },
    optimization: { minimizer: [new Minimizer({ minify: Minimizer.swcMinify })] },
    plugins: [createRunOncePlugin('mf_x_1_0_0')],
  })
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  )
  const code = await readFile(path.join(folder, 'remoteEntry.js'), 'utf8')
  const log: string[] = []
  const page = createContext({ log })
  const containers = [1, 2].map(() => {
    runInContext(code, page)
    return page.mf_x_1_0_0
  })
  expect(log).toEqual(['it runs'])
  expect(containers[1]).toBe(containers[0])
  expect(containers[0]?.get()).toBe(1)
})
