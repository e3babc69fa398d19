// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { isSingletonLibrary } from '@portal/domain/library-signatures'
import { afterEach, beforeEach, expect, test } from 'vitest'
import webpack, { type Stats } from 'webpack'
import { findBundledPackages } from '../webpack/build-output.ts'
import { createSharedOptions } from './shared-modules.ts'

let tempFolder = ''

beforeEach(async () => {
  tempFolder = await mkdtemp(path.join(tmpdir(), 'remote-'))
})
afterEach(() => rm(tempFolder, { recursive: true }))

const writeSourceFile = async (file: string, content: string) => {
  await mkdir(path.join(tempFolder, path.dirname(file)), { recursive: true })
  await writeFile(path.join(tempFolder, file), content)
}
const writeLibrary = async (name: string, content = `export default '${name}'`) => {
  await writeSourceFile(
    `node_modules/${name}/package.json`,
    JSON.stringify({ name, version: '1.0.0', type: 'module' }),
  )
  await writeSourceFile(`node_modules/${name}/index.js`, content)
}
const consumedLibraries = {
  react: { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', import: false as const },
  schema: { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', import: false as const },
}

async function findBundledLibraries(view: string): Promise<string[]> {
  for (const name of ['react', 'valibot', 'react-router-dom', 'pdfjs-dist']) await writeLibrary(name)
  await writeSourceFile('node_modules/react/more.js', "export default 'more of react'")
  await writeLibrary('schema', "export { default } from 'valibot'")
  await writeSourceFile(
    'remote.js',
    "export const show = () => import(/* webpackChunkName: 'view.a' */ './view.js')",
  )
  await writeSourceFile('view.js', view)
  const compiler = webpack({
    context: tempFolder,
    mode: 'production',
    optimization: { minimize: false },
    devtool: false,
    entry: {},
    output: { path: path.join(tempFolder, 'dist'), uniqueName: 'mf_a' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'mf_a',
        filename: 'remoteEntry.js',
        exposes: { './remote': './remote.js' },
        shared: consumedLibraries,
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  })
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || !stats || stats.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(stats),
    ),
  )
  return findBundledPackages(stats.compilation).filter(isSingletonLibrary)
}

test('a remote that imports shared modules from the page contains no copy of them', {
  tags: 'full',
}, async () => {
  expect(
    await findBundledLibraries("export { default } from 'react'; export { default as a } from 'schema'"),
  ).toEqual([])
})

test.each([
  ['a re-exporting module of a library', "export { default as a } from 'valibot'", ['valibot']],
  [
    'a re-exporting module beside the shared library',
    "export { default as a } from 'valibot'; export { default as b } from 'schema'",
    ['valibot'],
  ],
  [
    'a library that is shared under another name',
    "export { default } from 'react-router-dom'",
    ['react-router-dom'],
  ],
  ['a file within a shared library', "export { default } from 'react/more.js'", ['react']],
  ['a library that is not shared', "export { default } from 'pdfjs-dist'", []],
])('the build of a remote that imports %s reports the copies', { tags: 'full' }, async (_, view, copies) => {
  expect(await findBundledLibraries(`${view}; console.log('used')`)).toEqual(copies)
})

test('a remote provides no shared module, and the shell provides each once', () => {
  const [shell, remote] = [createSharedOptions('shell'), createSharedOptions('remote')]
  expect(Object.keys(remote)).toEqual(Object.keys(shell))
  for (const one of [...Object.values(shell), ...Object.values(remote)]) expect(one.singleton).toBe(true)
  for (const one of Object.values(remote)) expect(one).toMatchObject({ import: false })
  expect(Object.keys(shell)).toEqual(
    expect.arrayContaining([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      '@portal/ui',
      '@portal/ui/form',
      '@portal/remote-kit/i18n',
      '@portal/remote-kit/query',
      '@portal/remote-kit/router',
    ]),
  )
})

test('a re-exporting module has the version of its library', () => {
  expect(createSharedOptions('remote')['@portal/remote-kit/query']?.requiredVersion).toMatch(/^\^5\./)
})

test.each([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'single-spa',
  'single-spa-react',
  'valibot',
  '@chakra-ui/react',
  '@ark-ui/react',
  '@emotion/react',
  '@emotion/cache',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  '@tanstack/query-core',
])('%s exists once per page', (name) => expect(isSingletonLibrary(name)).toBe(true))

test.each(['@tanstack/react-virtual', 'react-easy-crop', 'pdfjs-dist', '@lingui/message-utils', 'react-x'])(
  'each remote may have its own copy of %s',
  (name) => expect(isSingletonLibrary(name)).toBe(false),
)
