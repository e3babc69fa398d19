// @module-tag full
import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createRemoteNames, scaffoldRemote } from './scaffold-remote.ts'

const workspaceRoot = path.resolve(import.meta.dirname, '../../..')

test('a scaffolded remote compiles unchanged', async () => {
  const folderOfTest = await mkdtemp(path.join(tmpdir(), 'portal-begun-'))
  onTestFinished(() => rm(folderOfTest, { recursive: true, force: true }))
  const folder = path.join(folderOfTest, 'mf-savings-plan')
  await scaffoldRemote(createRemoteNames('mf-savings-plan', 'Spaarplan'), folder, 'inside', {})
  await symlink(
    path.join(workspaceRoot, 'mf-mortgage/node_modules'),
    path.join(folder, 'node_modules'),
    'dir',
  )
  const kit = path.join(workspaceRoot, 'shared/remote-kit/src')
  const settings = {
    extends: path.join(workspaceRoot, 'tsconfig.base.json'),
    compilerOptions: {
      ...{ composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true },
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: ['node'],
      typeRoots: [path.join(workspaceRoot, 'node_modules/@types')],
    },
    include: [
      ...['src', 'src/**/*.json', 'remote.config.ts', 'webpack.config.ts'],
      ...['shell.d.ts', 'assets.d.ts'].map((file) => path.join(kit, file)),
    ],
  }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const tsc = path.join(workspaceRoot, 'node_modules/.bin/tsc')
  const output = await promisify(execFile)(tsc, ['-p', folder, '--pretty', 'false']).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(output).toBe('')
})
