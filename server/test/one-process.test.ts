import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const rounds = Number(process.env.PORTAL_TEST_STARTS ?? 3)
const script = fileURLToPath(new URL('lock-process.ts', import.meta.url))
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs a program in its own process namespace, as in a container, where each has process id 1. */
const contained = ['unshare', '--pid', '--fork', '--kill-child'] as const
const canContain = spawnSync(contained[0], [...contained.slice(1), 'true']).status === 0

async function begin(isContained: boolean): Promise<ChildProcess> {
  const [program, ...args] = isContained ? [...contained, process.execPath] : [process.execPath]
  const child = fork(script, { execPath: program, execArgv: args })
  await once(child, 'message')
  return child
}

async function claim(child: ChildProcess): Promise<unknown> {
  const answer = once(child, 'message')
  child.send(folder)
  return (await answer)[0]
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  child.kill('SIGKILL')
  await gone
}

/** Starts three processes at once, repeatedly; each time the one that won is killed with the others. */
async function startThrice(isContained: boolean): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const children = await Promise.all([1, 2, 3].map(() => begin(isContained)))
    const claims = await Promise.all(children.map(claim))
    expect([round, ...claims.sort()]).toEqual([round, 'lost', 'lost', 'won'])
    const late = await begin(isContained)
    expect(await claim(late)).toBe('lost')
    await Promise.all([...children, late].map(kill))
  }
}

const timeout = rounds * 10_000 + 60_000

test(
  `trust E14: of three that start at once one gets the data folder, and gives it back by dying, ${rounds} times`,
  async () => {
    await startThrice(false)
  },
  timeout,
)

test.skipIf(!canContain)(
  'trust E14: the same in containers, where processes do not see each other and have the same number',
  { tags: 'full', timeout },
  () => startThrice(true),
)
