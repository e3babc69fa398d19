import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { interactionsFile, type MeasuredInteraction } from '../measure-interactions.ts'

/**
 * Measures interactions in all journeys, or in the given files, with the processor slowed down four times: `pnpm
 * bench:interactions [files]`. Prints the ten slowest kinds of interaction; the goal is that 98 % of all interactions reach
 * the next paint within 200 ms.
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
const reportLines = existsSync(interactionsFile)
  ? readFileSync(interactionsFile, 'utf8').trim().split('\n')
  : []
const interactionEvents = reportLines.map((line): MeasuredInteraction => JSON.parse(line))

const maxDurationMs = 200

/**
 * The browser reports several events for one interaction. The event whose type comes first in this list names the
 * interaction; the longest event gives its duration.
 */
const preferredEventTypes = ['click', 'keydown', 'keyup', 'pointerup', 'pointerdown']
const rankEventType = ({ type }: MeasuredInteraction) =>
  preferredEventTypes.includes(type) ? preferredEventTypes.indexOf(type) : preferredEventTypes.length
const interactions = Object.values(Object.groupBy(interactionEvents, ({ id }) => id)).flatMap((all = []) => {
  const [first] = all.toSorted((a, b) => rankEventType(a) - rankEventType(b))
  const getMaximumMs = (part: 'duration' | 'waited' | 'ran') => Math.max(...all.map((event) => event[part]))
  return first
    ? [
        {
          ...first,
          duration: getMaximumMs('duration'),
          waited: getMaximumMs('waited'),
          ran: getMaximumMs('ran'),
        },
      ]
    : []
})

/** Median duration of each kind of interaction, so that one slow moment of the machine does not change the result. */
const interactionKinds = Object.entries(
  Object.groupBy(interactions, ({ screen, type, target }) => `${screen}: ${type} on ${target}`),
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
console.table(interactionKinds.slice(0, 10))
const quickCount = interactions.filter(({ duration }) => duration <= maxDurationMs).length
console.log(
  `${quickCount} of ${interactions.length} interactions (${((100 * quickCount) / interactions.length).toFixed(1)} %) reach the next paint within ${maxDurationMs} ms`,
)
