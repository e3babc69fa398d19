import { sql } from 'drizzle-orm'
import type { ActingRole } from '../adviser/may.ts'
import type { WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { leaveFirm } from '../database/firm.ts'
import type { audit } from '../database/tables/audit.ts'
import { HttpError } from '../http/http-error.ts'
import type { StaffPerson } from '../staff/person.ts'
import { recordAct } from './record.ts'

/** What somebody of the staff does. */
export interface StaffAct {
  person: Pick<StaffPerson, 'id' | 'name'>
  command: string
  /** What it is about, by names and numbers; nothing of what stands in a file. */
  about: (typeof audit.$inferSelect)['about']
  /** Address that it comes from. */
  source: string
}

/** What an act turned out to be about, for the record of it. */
export interface Touched {
  /** The firm's number; 0 for none. */
  tenantId: number
  role: ActingRole | null
  customerIds: Set<number>
}

/**
 * Does something and writes down that it was done, or neither. What is refused is written down as well. The work may keep the
 * transaction to a firm; the record is written for all.
 * @param work fills in what it turns out to be about
 * @throws HttpError as the work does
 */
export async function recorded<A>(
  { everyFirm, log, clock }: Pick<WholeContext, 'everyFirm' | 'log' | 'clock'>,
  { person, command, about, source }: StaffAct,
  work: (tx: Database, touched: Touched) => Promise<A>,
): Promise<A> {
  const touched: Touched = { tenantId: 0, role: null, customerIds: new Set() }
  const record = (tx: Database, outcome: 'done' | 'refused', more: object = {}) =>
    recordAct(tx, log, {
      tenantId: touched.tenantId,
      at: clock(),
      staffId: person.id,
      staffName: person.name,
      role: touched.role ?? 'none',
      command,
      customerIds: [...touched.customerIds].sort((a, b) => a - b),
      about: { ...about, ...more },
      source,
      outcome,
    })
  try {
    return await everyFirm.transaction(async (tx) => {
      await tx.execute(sql`select set_config('portal.acting', 'staff', true)`)
      const answer = await work(tx, touched)
      await leaveFirm(tx)
      await record(tx, 'done')
      return answer
    })
  } catch (error) {
    if (error instanceof HttpError)
      await everyFirm.transaction((tx) => record(tx, 'refused', { status: error.status }))
    throw error
  }
}
