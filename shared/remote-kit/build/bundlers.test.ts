// @vitest-environment node
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Descriptor } from '@portal/contract/descriptor'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'

const kit = path.resolve(import.meta.dirname, '..')
const example = path.join(kit, 'example')
const run = promisify(execFile)
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'remote-'))
  const isSource = (file: string) => !/[\\/](node_modules|dist|\.types|\.cache|tsconfig\.json)$/.test(file)
  await cp(example, folder, { recursive: true, filter: isSource })
  await symlink(path.join(example, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
})
afterEach(() => rm(folder, { recursive: true }))

/** Federation's plugin for Vite does nothing where it finds itself in a test of vitest. */
const { VITEST: _, NODE_ENV: __, ...env } = process.env

const kitProgram = (...args: string[]) =>
  run(process.execPath, [path.join(kit, 'bin/portal-kit.js'), ...args], { cwd: folder, env })
/** What a program says that fails. */
const complaintOf = (...args: string[]) =>
  kitProgram(...args).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
const described = async () =>
  v.parse(Descriptor, JSON.parse(await readFile(path.join(folder, 'dist/descriptor.json'), 'utf8')))

/** What a descriptor tells of a remote, whoever built it. */
function toldOf({ contributes, labels, outlines, views, texts, portal, policy, shared }: Descriptor) {
  const names = [Object.keys(views), Object.keys(texts)]
  return { contributes, labels, outlines, names, portal, policy, shared }
}

/** The bundlers that are tried: the portal's own, in the long run each that a team may choose. */
const bundlers = process.env.PORTAL_TEST_LONG ? ['webpack', 'rspack', 'vite'] : ['webpack']

test('a remote’s sources become the same remote with each bundler, of scripts or of modules', async () => {
  const built: Descriptor[] = []
  for (const bundler of bundlers) {
    await kitProgram('build', '--with', bundler)
    const descriptor = await described()
    await rm(path.join(folder, 'dist/descriptor.json'))
    await kitProgram('describe')
    expect(await described()).toEqual(descriptor)
    built.push(descriptor)
  }
  const [webpack, ...others] = built.map(toldOf)
  for (const other of others) expect(other).toEqual(webpack)
  expect(built.map(({ isModule = false }) => isModule)).toEqual(bundlers.map((bundler) => bundler === 'vite'))
})

test.each(bundlers)('with %s a copy of what the portal gives fails the build', async (bundler) => {
  const screen = path.join(folder, 'src/notes/NotesScreen.tsx')
  const copy = path.join(kit, 'node_modules/valibot/dist/index.mjs')
  const use = `import { string } from ${JSON.stringify(copy)}\nconsole.log(string())\n`
  await writeFile(screen, use + (await readFile(screen, 'utf8')))
  expect(await complaintOf('build', '--with', bundler)).toContain('its own copy of valibot')
})

test('what is no build says what to do', async () => {
  expect(await complaintOf('describe')).toContain('build it with one of the kit’s presets')
  expect(await complaintOf('build', '--with', 'make')).toContain('No remote is built with make.')
})
