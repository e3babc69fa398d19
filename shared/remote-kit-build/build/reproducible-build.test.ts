// @module-tag full
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const workspaceRoot = path.resolve(import.meta.dirname, '../../..')
const packagesToBuild = ['shell', 'mf-auth', 'mf-overview', 'shared/bsn-check']

let tempFolder = ''
beforeAll(() => {
  tempFolder = mkdtempSync(path.join(tmpdir(), 'portal-builds-'))
})
afterAll(() => rmSync(tempFolder, { recursive: true }))

function buildAndHashFiles(clone: string): Record<string, string> {
  const runProgram = (cwd: string, program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd, env: { ...process.env, REGISTRY_PUBLIC_KEYS: '' }, stdio: 'pipe' })
  runProgram(workspaceRoot, 'git', 'clone', '--quiet', workspaceRoot, clone)
  runProgram(clone, 'npx', '--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline')
  for (const name of packagesToBuild)
    runProgram(
      path.join(clone, name),
      process.execPath,
      path.join(clone, 'shared/remote-kit-build/webpack/build.ts'),
    )
  const files = packagesToBuild.flatMap((name) => globSync(`${name}/dist/**/*.*`, { cwd: clone }))
  const hashFile = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(clone, file)))
      .digest('hex')
  return Object.fromEntries(files.sort().map((file) => [file, hashFile(file)]))
}

test('building a commit in two folders gives identical files', { timeout: 600_000 }, () => {
  const first = buildAndHashFiles(path.join(tempFolder, 'one'))
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(buildAndHashFiles(path.join(tempFolder, 'deeper/than/the/other'))).toEqual(first)
})
