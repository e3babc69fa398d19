import { findNormsEndingWithin } from '@portal/advice/norm-validity'
import { toTenantDay } from '@portal/contract/clock'
import type { Context } from '../context.ts'
import { findNormsOn } from './norms.ts'

/** Lead time in days of the warning to the operator that norms end. */
const warningLeadDays = 60

/** Formats one line for each last day, with the kinds of norms that end on that day. */
export const formatEndingNorms = (ending: readonly { kind: string; validTo: string }[]): string[] =>
  [...Map.groupBy(ending, ({ validTo }) => validTo)].map(
    ([day, norms]) => `${day}: ${norms.map(({ kind }) => kind).join(', ')}`,
  )

/** Warns the operator of norms that end soon or have ended, and need a file with the next edition. */
export function warnOfEndingNorms({ log, clock, config }: Pick<Context, 'log' | 'clock' | 'config'>): void {
  const today = toTenantDay(clock())
  const ending = findNormsEndingWithin(findNormsOn(today), today, warningLeadDays)
  const [first] = ending
  if (!first) return
  const norms = formatEndingNorms(ending)
  const { normsGraceDays: graceDays } = config
  if (first.validTo < today)
    log.error(
      { norms, graceDays },
      'norms have ended: calculations warn of it, and stop after the days of grace',
    )
  else log.warn({ norms, graceDays }, 'norms end soon: their next editions are needed')
}
