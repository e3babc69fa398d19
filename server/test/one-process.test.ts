import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const startRoundCount = Number(process.env.PORTAL_TEST_STARTS ?? 3)
const lockProcessPath = fileURLToPath(new URL('lock-process.ts', import.meta.url))
let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'portal-lock-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

/** Command that runs a program in its own process namespace, where the program has process id 1 as in a container. */
const unshareCommand = ['unshare', '--pid', '--fork', '--kill-child'] as const
const canUseProcessNamespace = spawnSync(unshareCommand[0], [...unshareCommand.slice(1), 'true']).status === 0

async function startLockProcess(isContained: boolean): Promise<ChildProcess> {
  const [program, ...args] = isContained ? [...unshareCommand, process.execPath] : [process.execPath]
  const child = fork(lockProcessPath, { execPath: program, execArgv: args })
  await once(child, 'message')
  return child
}

async function waitForClaim(child: ChildProcess): Promise<unknown> {
  const reply = once(child, 'message')
  child.send(dataFolder)
  return (await reply)[0]
}

async function killProcess(child: ChildProcess): Promise<void> {
  const processExited = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  child.kill('SIGKILL')
  await processExited
}

/**
 * Starts three processes at once, several times, and checks that exactly one of them gets the lock on the data folder,
 * and that a later process does not get it either.
 */
async function startThreeProcesses(isContained: boolean): Promise<void> {
  for (let round = 0; round < startRoundCount; round++) {
    const children = await Promise.all([1, 2, 3].map(() => startLockProcess(isContained)))
    const claims = await Promise.all(children.map(waitForClaim))
    expect([round, ...claims.sort()]).toEqual([round, 'lost', 'lost', 'won'])
    const lateProcess = await startLockProcess(isContained)
    expect(await waitForClaim(lateProcess)).toBe('lost')
    await Promise.all([...children, lateProcess].map(killProcess))
  }
}

const testTimeoutMs = startRoundCount * 10_000 + 60_000

test(
  `trust E14: of three processes that start at once, one gets the data folder, and releases it when killed, ${startRoundCount} times`,
  async () => {
    await startThreeProcesses(false)
  },
  testTimeoutMs,
)

test.skipIf(!canUseProcessNamespace)(
  'trust E14: the same holds in containers, where processes do not see each other and have the same process id',
  { tags: 'full', timeout: testTimeoutMs },
  () => startThreeProcesses(true),
)
