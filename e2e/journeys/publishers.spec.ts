import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { adminOrigin, sharedDataDir } from '../origins.ts'
import { expect, test } from '../portal-test.ts'

const workspaceRoot = path.resolve(import.meta.dirname, '../..')
const releaseCliPath = path.join(workspaceRoot, 'server/src/release/cli.ts')
const executeFile = promisify(execFile)

/**
 * Runs a release command with a key, by default as the demo machine's operator; returns the output, also on failure.
 */
async function runReleaseProgram(args: string[], key?: string): Promise<string> {
  const env = { ...process.env, RELEASE_URL: adminOrigin, DATA_DIR: sharedDataDir, RELEASE_KEY: key ?? '' }
  return executeFile(process.execPath, [releaseCliPath, ...args], { env }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
}
const createPublishArgs = (name: string) => [
  'publish',
  name,
  '--dist',
  path.join(workspaceRoot, name, 'dist'),
]

test('a team creates a key, publishes the remote that it may publish, and is refused for other remotes and the shell, until the key is revoked', {
  tag: '@full',
}, async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'team-')), 'insurance.pem')
  const publicKey = (await runReleaseProgram(['key', '--file', file])).trim()
  expect(publicKey).toMatch(/^[\w-]{43}$/)
  const key = await readFile(file, 'utf8')
  expect(await runReleaseProgram(createPublishArgs('mf-insurance'), key)).toContain(
    'Sign with a key that this portal knows',
  )

  await runReleaseProgram(['grant', '--key', publicKey, '--team', 'insurance', '--remotes', 'mf-insurance'])
  expect(await runReleaseProgram(createPublishArgs('mf-insurance'), key)).toContain('"hash"')
  expect(await runReleaseProgram(createPublishArgs('mf-mortgage'), key)).toContain(
    'may not release mf-mortgage',
  )
  expect(await runReleaseProgram(createPublishArgs('shell'), key)).toContain('may not release shell')

  await runReleaseProgram(['revoke', '--key', publicKey])
  expect(await runReleaseProgram(createPublishArgs('mf-insurance'), key)).toContain(
    'Sign with a key that this portal knows',
  )
  expect(await runReleaseProgram(['grant'])).toContain('"team": "insurance"')
})
