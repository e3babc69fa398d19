// @module-tag full
import { execFileSync, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QueuedBuildResult } from '../webpack/build.ts'

const workspaceRoot = path.resolve(import.meta.dirname, '../../..')
const packagesToBuild = ['shell', 'mf-auth', 'mf-overview', 'shared/bsn-check']

let tempFolder = ''
beforeAll(() => {
  tempFolder = mkdtempSync(path.join(tmpdir(), 'portal-builds-'))
})
afterAll(() => rmSync(tempFolder, { recursive: true }))

const env = { ...process.env, REGISTRY_PUBLIC_KEYS: '' }
const getBuildScript = (clone: string) => path.join(clone, 'shared/remote-kit-build/webpack/build.ts')

function buildInProcesses(clone: string): void {
  for (const name of packagesToBuild)
    execFileSync(process.execPath, [getBuildScript(clone)], {
      cwd: path.join(clone, name),
      env,
      stdio: 'pipe',
    })
}

/** Builds the packages in one process, as `npm start` does, in another order. */
async function buildInOneProcess(clone: string): Promise<void> {
  const builder = fork(getBuildScript(clone), ['--queue'], { env, stdio: 'ignore' })
  for (const name of packagesToBuild.toReversed()) {
    builder.send(path.join(clone, name))
    const [{ failed, output }] = (await once(builder, 'message')) as [QueuedBuildResult]
    expect(failed, output).toBe(false)
  }
  builder.kill()
}

async function buildAndHashFiles(
  folder: string,
  build: (clone: string) => void | Promise<void>,
): Promise<Record<string, string>> {
  const clone = path.join(tempFolder, folder)
  execFileSync('git', ['clone', '--quiet', workspaceRoot, clone])
  const install = ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline']
  execFileSync('npx', install, { cwd: clone, stdio: 'pipe' })
  await build(clone)
  const files = packagesToBuild.flatMap((name) => globSync(`${name}/dist/**/*.*`, { cwd: clone }))
  const hashFile = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(clone, file)))
      .digest('hex')
  return Object.fromEntries(files.sort().map((file) => [file, hashFile(file)]))
}

test('building a commit in two folders and orders gives identical files', { timeout: 600_000 }, async () => {
  const first = await buildAndHashFiles('one', buildInProcesses)
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(await buildAndHashFiles('deeper/than/the/other', buildInOneProcess)).toEqual(first)
})
