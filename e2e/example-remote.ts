import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Edit } from './team.ts'

const shared = path.resolve(import.meta.dirname, '../shared')
const run = promisify(execFile)

/** The example remote, which is not part of the portal. */
export const example = { name: 'mf-notes', folder: path.join(shared, 'remote-kit/example') }

/** Builds a version of the example in its own folder, with edited sources. Returns the build folder. */
export async function buildExample(version: string, edits: readonly Edit[] = []): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-example-')), example.name)
  await cp(example.folder, folder, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist|\.types|\.cache|tsconfig\.json)$/.test(file),
  })
  await symlink(path.join(example.folder, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
  await edit(path.join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`)
  for (const change of edits) await edit(path.join(folder, change.file), change.from, change.to)
  await run(process.execPath, [path.join(shared, 'remote-kit-build/build/main.ts')], { cwd: folder })
  return path.join(folder, 'dist')
}

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}
