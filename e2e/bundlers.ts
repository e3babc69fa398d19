import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const kit = path.resolve(import.meta.dirname, '../shared/remote-kit')
const run = promisify(execFile)

/** The bundlers that the kit has a preset for. */
export const bundlers = ['webpack', 'rspack', 'vite'] as const
export type Bundler = (typeof bundlers)[number]

/** The example remote, whose sources each bundler builds. */
export const example = 'mf-notes'

/** Builds a version of the example remote with one of the bundlers, in a folder of its own. Answers the folder of the build. */
export async function buildExample(bundler: Bundler, version: string): Promise<string> {
  const source = path.join(kit, 'example')
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-example-')), example)
  await cp(source, folder, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist|\.types|\.cache|tsconfig\.json)$/.test(file),
  })
  await symlink(path.join(source, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
  const described = path.join(folder, 'package.json')
  const text = await readFile(described, 'utf8')
  await writeFile(described, text.replace(/"version": "[^"]+"/, `"version": "${version}"`))
  await run(process.execPath, [path.join(kit, 'build/main.ts'), '--with', bundler], { cwd: folder })
  return path.join(folder, 'dist')
}
