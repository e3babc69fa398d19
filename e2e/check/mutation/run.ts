import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Count } from '../count.ts'
import { root } from '../root.ts'
import { writeCount } from '../write-count.ts'
import { aim, filesOf, type Room, roomOf, rooms } from './rooms.ts'
import { MutationReport, scoreOf } from './score.ts'

/**
 * Changes the sources of each room in small ways and tells which changes no test notices: `pnpm mutants [room …]`. What
 * has not changed since the last run is not tried again. Fails for each room below its floor.
 */
const survivorsFile = 'e2e/test-report/mutation/survivors.txt'

/** How many examples a property tries on each mutant. */
const examples = '40'

/** Runs Stryker on a room; answers what its report says, or null when it made none. */
function mutate(room: Room): v.InferOutput<typeof MutationReport> | null {
  const report = path.join(root, filesOf(room).report)
  rmSync(report, { force: true })
  spawnSync(path.join(root, 'node_modules/.bin/stryker'), ['run', 'e2e/check/mutation/stryker.config.ts'], {
    cwd: root,
    env: { ...process.env, PORTAL_MUTATION: room.name, PORTAL_TEST_RUNS: examples },
    stdio: 'inherit',
  })
  return existsSync(report) ? v.parse(MutationReport, JSON.parse(readFileSync(report, 'utf8'))) : null
}

const asked = process.argv.slice(2)
const count: Count = { passed: 0, failed: [] }
const scores: string[] = []
const survivors: string[] = []
for (const room of asked.length > 0 ? asked.map(roomOf) : rooms) {
  const report = mutate(room)
  if (!report) {
    count.failed.push(`mutants of ${room.name}: Stryker made no report`)
    continue
  }
  const score = scoreOf(report)
  const total = score.noticed + score.survivors.length
  const told = `${room.name}: ${score.percent.toFixed(1)} % of ${total} mutants noticed, at least ${room.floor} % asked for, ${aim} % aimed at`
  scores.push(told)
  survivors.push(told, ...score.survivors.map((line) => `  ${line}`), '')
  if (score.percent >= room.floor) count.passed++
  else count.failed.push(`mutants of ${told}`)
  writeFileSync(path.join(root, survivorsFile), survivors.join('\n'))
}
console.log(`\n${scores.join('\n')}\nThose that no test noticed: ${survivorsFile}`)
writeCount('e2e/test-report/mutation.json', count)
