// @module-tag full
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const workspace = path.resolve(import.meta.dirname, '../../..')
const packages = ['shell', 'mf-auth', 'mf-overview', 'shared/bsn-check']

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-builds-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds the last commit in a new folder and returns the hash of each file. */
function hashesOfBuildIn(clone: string): Record<string, string> {
  const run = (cwd: string, program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd, env: { ...process.env, REGISTRY_PUBLIC_KEYS: '' }, stdio: 'pipe' })
  run(workspace, 'git', 'clone', '--quiet', workspace, clone)
  run(clone, 'npx', '--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline')
  for (const name of packages)
    run(
      path.join(clone, name),
      process.execPath,
      path.join(clone, 'shared/remote-kit-build/webpack/build.ts'),
    )
  const files = packages.flatMap((name) => globSync(`${name}/dist/**/*.*`, { cwd: clone }))
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(clone, file)))
      .digest('hex')
  return Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]))
}

test('a commit is built in two folders, the files are identical', { timeout: 600_000 }, () => {
  const first = hashesOfBuildIn(path.join(folder, 'one'))
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(hashesOfBuildIn(path.join(folder, 'deeper/than/the/other'))).toEqual(first)
})
