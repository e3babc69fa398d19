import { normsEndingWithin } from '@portal/advice/validity'
import { dayAt } from '@portal/contract/clock'
import type { Context } from '../context.ts'
import { normsOn } from './norms.ts'

/** Lead time in days of the warning to the operator that norms end. */
const daysAhead = 60

/** One line for each last day, with the kinds of norms that end on it. */
export const endingByDay = (ending: readonly { kind: string; validTo: string }[]): string[] =>
  [...Map.groupBy(ending, ({ validTo }) => validTo)].map(
    ([day, norms]) => `${day}: ${norms.map(({ kind }) => kind).join(', ')}`,
  )

/** Warns the operator of norms that end soon or have ended, and need a file with the next edition. */
export function warnOfNorms({ log, clock, config }: Pick<Context, 'log' | 'clock' | 'config'>): void {
  const today = dayAt(clock())
  const ending = normsEndingWithin(normsOn(today), today, daysAhead)
  const [first] = ending
  if (!first) return
  const norms = endingByDay(ending)
  const { normsGraceDays: graceDays } = config
  if (first.validTo < today)
    log.error(
      { norms, graceDays },
      'norms have ended: calculations warn of it, and stop after the days of grace',
    )
  else log.warn({ norms, graceDays }, 'norms end soon: their next editions are needed')
}
