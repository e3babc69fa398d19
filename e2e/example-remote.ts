import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { FileEdit } from './remote-team.ts'

const sharedFolder = path.resolve(import.meta.dirname, '../shared')
const executeFile = promisify(execFile)

/** The example remote, which is not part of the portal. */
export const exampleRemote = { name: 'mf-notes', folder: path.join(sharedFolder, 'remote-kit/example') }

/** Builds a version of the example remote in its own folder, with edited sources; returns the build folder. */
export async function buildExampleRemote(version: string, edits: readonly FileEdit[] = []): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'portal-example-')), exampleRemote.name)
  await cp(exampleRemote.folder, folder, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist|\.types|\.cache|tsconfig\.json)$/.test(file),
  })
  await symlink(path.join(exampleRemote.folder, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
  await editFile(path.join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`)
  for (const change of edits) await editFile(path.join(folder, change.file), change.from, change.to)
  await executeFile(process.execPath, [path.join(sharedFolder, 'remote-kit-build/build/main.ts')], {
    cwd: folder,
  })
  return path.join(folder, 'dist')
}

async function editFile(file: string, from: string | RegExp, to: string): Promise<void> {
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
}
