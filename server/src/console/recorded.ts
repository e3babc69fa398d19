import { recordAct } from '../audit/record.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/http-error.ts'
import type { StaffPerson } from '../staff/person.ts'
import { findTenantByName } from '../tenants/find.ts'
import type { ConsoleParts } from './parts.ts'

interface Act {
  person: StaffPerson
  command: string
  /** Subdomain of the firm that it concerns; none where it concerns all. */
  firm: string | undefined
  about: Readonly<Record<string, string | number | boolean | undefined>>
  /** Address that it comes from. */
  source: string
}

/**
 * Does something as operator and writes it into the audit, or neither; what is refused is written down as well.
 * @throws HttpError as the act does
 */
export async function recorded(
  { db, context, clock }: Pick<ConsoleParts, 'db' | 'context' | 'clock'>,
  { person, command, firm, about, source }: Act,
  act: (tx: Database) => Promise<void>,
): Promise<void> {
  const said = Object.entries(about).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] !== undefined,
  )
  const write = (tx: Database, tenantId: number, outcome: 'done' | 'refused', more: object = {}) =>
    recordAct(tx, context.log, {
      tenantId,
      at: clock(),
      staffId: person.id,
      staffName: person.name,
      role: 'operator',
      command,
      customerIds: [],
      about: { ...Object.fromEntries(said), ...more },
      source,
      outcome,
    })
  let tenantId = 0
  try {
    await db.transaction(async (tx) => {
      if (firm !== undefined) tenantId = (await findTenantByName(tx, firm)).id
      await act(tx)
      await write(tx, tenantId, 'done')
    })
  } catch (error) {
    if (error instanceof HttpError)
      await db.transaction((tx) => write(tx, tenantId, 'refused', { status: error.status }))
    throw error
  }
}
