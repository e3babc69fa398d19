import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Interaction, interactionsFile } from '../interactions.ts'

/**
 * Measures interactions in all journeys, or in the given files, with the processor slowed down four times: `pnpm
 * bench:interactions [files]`. Prints the ten slowest kinds; the goal is 100 ms.
 */
rmSync(interactionsFile, { force: true })
spawnSync(
  'playwright',
  ['test', '--workers=1', '--timeout=300000', '--reporter=dot', ...process.argv.slice(2)],
  {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, PORTAL_INTERACTIONS: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
const lines = existsSync(interactionsFile) ? readFileSync(interactionsFile, 'utf8').trim().split('\n') : []
const events = lines.map((line): Interaction => JSON.parse(line))

/** Event that gives an interaction its name, most preferred first; its duration is that of the longest event. */
const leading = ['click', 'keydown', 'keyup', 'pointerup', 'pointerdown']
const rank = ({ type }: Interaction) => (leading.includes(type) ? leading.indexOf(type) : leading.length)
const found = Object.values(Object.groupBy(events, ({ id }) => id)).flatMap((all = []) => {
  const [first] = all.toSorted((a, b) => rank(a) - rank(b))
  const most = (part: 'duration' | 'waited' | 'ran') => Math.max(...all.map((event) => event[part]))
  return first ? [{ ...first, duration: most('duration'), waited: most('waited'), ran: most('ran') }] : []
})

/** Median of each kind, so that a busy machine has no effect. */
const kinds = Object.entries(
  Object.groupBy(found, ({ screen, type, target }) => `${screen}: ${type} on ${target}`),
)
  .map(([kind, all = []]) => {
    const inOrder = all.toSorted((a, b) => a.duration - b.duration)
    const { duration: ms = 0, waited = 0, ran = 0 } = inOrder[Math.floor(inOrder.length / 2)] ?? {}
    return {
      kind,
      times: inOrder.length,
      ms,
      waited: Math.round(waited),
      ran: Math.round(ran),
      most: inOrder.at(-1)?.duration,
    }
  })
  .sort((a, b) => b.ms - a.ms)
console.table(kinds.slice(0, 10))
console.log(
  `${kinds.filter(({ ms }) => ms > 100).length} of ${kinds.length} kinds that took longer than 48 ms take longer than 100 ms`,
)
