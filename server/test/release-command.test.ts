import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const commandPath = path.join(import.meta.dirname, '../src/release/cli.ts')

/** Runs `pnpm release …`; returns its exit code and its error output. */
const runReleaseCommand = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; errorOutput: string }>((resolve) => {
    const options = { env: { ...process.env, ...env } }
    execFile(process.execPath, [commandPath, ...args], options, (error, _stdout, errorOutput) =>
      resolve({ code: Number(error?.code ?? 0), errorOutput }),
    )
  })

test('without a usable release key, a release command prints one line that names RELEASE_KEY and the command for a key', async () => {
  const emptyFolder = await mkdtemp(path.join(tmpdir(), 'release-command-'))
  onTestFinished(() => rm(emptyFolder, { recursive: true }))
  const invocations: [string[], string][] = [
    [['status'], ''],
    [['publish', 'mf-insurance'], ''],
    [['status'], 'not a key'],
  ]
  for (const [args, RELEASE_KEY] of invocations)
    expect(await runReleaseCommand(args, { DATA_DIR: emptyFolder, RELEASE_KEY })).toEqual({
      code: 1,
      errorOutput: expect.stringMatching(/^RELEASE_KEY .*pnpm release key.*\n$/),
    })
})
