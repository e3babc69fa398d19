// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import webpack from 'webpack'
import { output } from './base.ts'
import { ScriptPolicy } from './script-policy.ts'

const pkg = { name: 'mf-x', version: '1.0.0', policy: 'p-own' }
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'remote-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Builds a first file from its source, beside a chunk that can be asked for as `./late.js`. */
async function firstFile(source: string): Promise<string> {
  await writeFile(path.join(folder, 'main.js'), source)
  await writeFile(path.join(folder, 'late.js'), 'export default 1')
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: 'web',
    entry: './main.js',
    output: output(folder, pkg),
    plugins: [new ScriptPolicy()],
  })
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      compiler.close(() => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())),
    ),
  )
  const dist = path.join(folder, 'dist')
  const main = (await readdir(dist)).find((name) => name.startsWith('main.')) ?? ''
  return readFile(path.join(dist, main), 'utf8')
}

/** A page that gives each name of a policy to whoever asks first, as browsers do. */
function pageOf() {
  const taken: string[] = []
  const createPolicy = (name: string, { createScriptURL }: { createScriptURL(url: string): string }) => {
    if (taken.includes(name)) throw new TypeError(`Policy with name "${name}" already exists.`)
    taken.push(name)
    return { createScriptURL: (url: string) => `${createScriptURL(url)} by ${name}` }
  }
  const currentScript = { tagName: 'SCRIPT', src: 'https://assets.example/mf-x/main.js' }
  const page = createContext({ document: { currentScript }, trustedTypes: { createPolicy }, said: [] })
  Object.assign(page, { self: page })
  return { taken, run: (code: string) => runInContext(code, page), said: page.said as string[] }
}

test('trust E15: a build takes the name of its script policy before any other code could, its own code included', async () => {
  const code = await firstFile(
    `try { trustedTypes.createPolicy('p-own', {}) } catch (error) { said.push(error.message) }
     export const late = () => import('./late.js')`,
  )
  const { taken, run, said } = pageOf()
  run(code)
  expect(taken).toEqual(['p-own'])
  expect(said).toEqual(['Policy with name "p-own" already exists.'])
})

test('trust E15: a build whose name is taken does not start', async () => {
  const code = await firstFile(`said.push('started'); export const late = () => import('./late.js')`)
  const { run, said } = pageOf()
  run(`trustedTypes.createPolicy('p-own', { createScriptURL: (url) => url })`)
  expect(() => run(code)).toThrow('already exists')
  expect(said).toEqual([])
})

test('trust E15: the address of a worker comes from that same policy, and no second name is made for it', async () => {
  const code = await firstFile(
    `said.push(trustedScriptUrl('blob:code')); export const late = () => import('./late.js')`,
  )
  const { taken, run, said } = pageOf()
  run(code)
  expect(said).toEqual(['blob:code by p-own'])
  expect(taken).toEqual(['p-own'])
})
