import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { adminOrigin, dataDir } from '../origins.ts'
import { expect, test } from '../portal.ts'

const workspace = path.resolve(import.meta.dirname, '../..')
const cli = path.join(workspace, 'server/src/release/cli.ts')
const execute = promisify(execFile)

/** Runs a release command with a key, otherwise as the demo machine's operator; returns its output, also on failure. */
async function release(args: string[], key?: string): Promise<string> {
  const env = { ...process.env, RELEASE_URL: adminOrigin, DATA_DIR: dataDir, RELEASE_KEY: key ?? '' }
  return execute(process.execPath, [cli, ...args], { env }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
}
const dist = (name: string) => ['publish', name, '--dist', path.join(workspace, name, 'dist')]

test('a team makes a key, is granted a remote, publishes that and is refused another and the shell, until the key is withdrawn', {
  tag: '@full',
}, async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'team-')), 'insurance.pem')
  const publicKey = (await release(['key', '--file', file])).trim()
  expect(publicKey).toMatch(/^[\w-]{43}$/)
  const key = await readFile(file, 'utf8')
  expect(await release(dist('mf-insurance'), key)).toContain('Sign with a key that this portal knows')

  await release(['grant', '--key', publicKey, '--team', 'insurance', '--remotes', 'mf-insurance'])
  expect(await release(dist('mf-insurance'), key)).toContain('"hash"')
  expect(await release(dist('mf-mortgage'), key)).toContain('may not release mf-mortgage')
  expect(await release(dist('shell'), key)).toContain('may not release shell')

  await release(['revoke', '--key', publicKey])
  expect(await release(dist('mf-insurance'), key)).toContain('Sign with a key that this portal knows')
  expect(await release(['grant'])).toContain('"team": "insurance"')
})
