import { findNormsEndingWithin } from '@portal/advice/norm-validity'
import { toTenantDay } from '@portal/time/clock'
import type { Context } from '../context.ts'
import { findNormsOn } from './norms.ts'

/** Number of days before the end of norms from which the operator is warned. */
const warningLeadDays = 60

export const formatEndingNorms = (ending: readonly { kind: string; validTo: string }[]): string[] =>
  [...Map.groupBy(ending, ({ validTo }) => validTo)].map(
    ([day, norms]) => `${day}: ${norms.map(({ kind }) => kind).join(', ')}`,
  )

/** Logs a warning if norms end soon or have ended and no later edition exists. */
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
  else log.warn({ norms, graceDays }, 'norms expire soon: add the next editions')
}
