import type { Norms } from '@portal/advice/norms'
import { type Coming, comingOf } from '@portal/domain/coming'
import * as v from 'valibot'
import { RadarFile, type SentFile } from './file.ts'
import { normsTurns } from './norms-turn.ts'

/** What decides on what is ahead, besides the file. */
export interface RadarBasis {
  /** 'YYYY-MM-DD'. */
  today: string
  /** First days of the editions of norms that have yet to begin. */
  editions: readonly string[]
  normsOn: (date: string) => Norms
}

/**
 * All that is ahead of a file, soonest first: by the rules of the customer's own line of time, and norms that turn an
 * answer. Appointments and requests are left out: the firm made those itself.
 */
export function aheadOf(sent: SentFile, basis: RadarBasis): Coming[] {
  const file = v.parse(RadarFile, sent)
  const { customer, family, living, mortgages, policies } = file
  const known = { customer, partner: family.partner, home: living?.property, mortgages, policies }
  return comingOf({ ...known, radar: normsTurns(file, basis) }, basis.today)
}
