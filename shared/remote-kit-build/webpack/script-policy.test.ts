// @module-tag full
// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import webpack from 'webpack'
import { ScriptPolicyPlugin } from '../build/entry-runtime.ts'
import { createOutputOptions } from '../build/output-options.ts'

const testPackage = { name: 'mf-x', version: '1.0.0', policy: 'p-own' }
let tempFolder = ''

beforeEach(async () => {
  tempFolder = await mkdtemp(path.join(tmpdir(), 'remote-'))
})
afterEach(() => rm(tempFolder, { recursive: true }))

/** Builds an entry from its source. The entry can import a second chunk as `./late.js`. */
async function buildEntry(source: string, late = 'export default 1') {
  await writeFile(path.join(tempFolder, 'main.js'), source)
  await writeFile(path.join(tempFolder, 'late.js'), late)
  const compiler = webpack({
    mode: 'production',
    context: tempFolder,
    target: 'web',
    entry: './main.js',
    output: createOutputOptions(tempFolder, testPackage),
    plugins: [new ScriptPolicyPlugin()],
  })
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())),
    ),
  )
  const dist = path.join(tempFolder, 'dist')
  const names = await readdir(dist)
  const readDistFile = (isWanted: (name: string) => boolean) =>
    readFile(path.join(dist, names.find(isWanted) ?? ''), 'utf8')
  const isMainFile = (name: string) => name.startsWith('main.')
  return { first: await readDistFile(isMainFile), chunk: await readDistFile((name) => !isMainFile(name)) }
}

/** Creates a page that allows each Trusted Types policy name only once, as browsers do. */
function createPage() {
  const taken: string[] = []
  const output: string[] = []
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL(url: string): string }) => {
    if (taken.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`)
    taken.push(name)
    return { createScriptURL: (url: string) => `${createScriptURL(url)} by ${name}` }
  }
  const runInPage = (code: string) => runInContext(code, page)
  const document = {
    currentScript: { tagName: 'SCRIPT', src: 'https://assets.example/mf-x/main.js' },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => {} }),
    head: {
      appendChild: () => {},
    },
  }
  const page = createContext({
    document,
    location: { origin: 'https://portal.example' },
    trustedTypes: { createPolicy },
    output,
    setTimeout,
    clearTimeout,
  })
  Object.assign(page, { self: page, window: page })
  return { taken, run: runInPage, output }
}

test('trust E15: a build creates its script policy before any other code runs', async () => {
  const { first } = await buildEntry(
    `try { trustedTypes.createPolicy('p-own', {}) } catch (error) { output.push(error.message) }
     export const late = () => import('./late.js')`,
  )
  const { taken, run, output } = createPage()
  run(first)
  expect(taken).toEqual(['p-own'])
  expect(output).toEqual(['Policy with name "p-own" already exists.'])
})

test('trust E15: a build does not start if another script has taken its policy name', async () => {
  const { first } = await buildEntry(`output.push('started'); export const late = () => import('./late.js')`)
  const { run, output } = createPage()
  run(`trustedTypes.createPolicy('p-own', { createScriptURL: (url) => url })`)
  expect(() => run(first)).toThrow('already exists')
  expect(output).toEqual([])
})

test('trust E15: a worker’s URL comes from the build’s policy, and no second policy is created', async () => {
  const { first } = await buildEntry(
    `output.push(trustedScriptUrl('blob:code')); export const late = () => import('./late.js')`,
  )
  const { taken, run, output } = createPage()
  run(first)
  expect(output).toEqual(['blob:code by p-own'])
  expect(taken).toEqual(['p-own'])
})
