import {
  type DeskCustomerFile,
  endAccessGrantAsStaff,
  getDeskCustomerFile,
  inviteCustomer,
  resetSecondFactor,
} from '@portal/contract/desk/desk-customer-file'
import { and, desc, eq, exists, gt, inArray, isNull, max, not, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { mortgageProgress } from '../database/tables/mortgage.ts'
import { mailedTokens } from '../database/tables/one-time-secrets.ts'
import { sessions } from '../database/tables/session.ts'
import { signings } from '../database/tables/signing.ts'
import { tasks } from '../database/tables/task.ts'
import { readCustomerFileRecords } from '../dossier/customer-file.ts'
import { listGivenAccessGrants } from '../household/access-grant-lists.ts'
import { parseRecordId } from '../http/record-id.ts'
import { countSecondFactors } from '../passkeys/second-factors.ts'
import { getRejectionReason } from '../requested-document-response.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { recordCustomerFileAccess } from './customer-file-access.ts'
import { findCustomerOrFail } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'
import { findDeskDocuments } from './desk-document.ts'

const maxDisplayedDocuments = 200

async function findOpenRequests(db: Database, customerId: number) {
  const findOpenItems = async (
    kind: 'mortgage' | 'damage',
    table: typeof mortgageProgress | typeof damageProgress,
  ) => {
    const rows = await db
      .select()
      .from(table)
      .where(and(eq(table.customerId, customerId), eq(table.completed, false)))
    return rows.map((item) => ({
      id: item.id,
      kind,
      name: item.name,
      comment: item.comment,
      date: item.date,
      received: item.received,
      rejected: getRejectionReason(item),
      created_at: item.createdAt.toISOString(),
    }))
  }
  const isSigning = exists(db.select({ one: sql`1` }).from(signings).where(eq(signings.taskId, tasks.id)))
  const openTasks = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.customerId, customerId), not(inArray(tasks.status, ['done'])), not(isSigning)))
  return [
    ...(await findOpenItems('mortgage', mortgageProgress)),
    ...(await findOpenItems('damage', damageProgress)),
    ...openTasks.map(({ id, title, description, date, status, createdAt }) => ({
      id,
      kind: 'task' as const,
      name: title,
      comment: description,
      date,
      received: status !== 'open',
      rejected: null,
      created_at: createdAt.toISOString(),
    })),
  ].sort((a, b) => a.created_at.localeCompare(b.created_at))
}

export function registerCustomerFileCalls({ tenantCall, commandCall, context }: DeskDependencies): void {
  const { db, clock } = context

  /** Tells whether the customer has a password or a valid link to choose one. */
  async function toAccountResponse(
    id: number,
    passwordHash: string | null,
  ): Promise<DeskCustomerFile['account']> {
    if (passwordHash) return 'active'
    const works = and(
      eq(mailedTokens.customerId, id),
      eq(mailedTokens.kind, 'register'),
      isNull(mailedTokens.usedAt),
      gt(mailedTokens.expiresAt, clock()),
    )
    return (await db.$count(mailedTokens, works)) > 0 ? 'invited' : 'none'
  }

  tenantCall(getDeskCustomerFile, rolesWithReadAccess, async ({ params, tenant, ...given }) => {
    const { id, passwordHash } = await findCustomerOrFail(db, params.id)
    await recordCustomerFileAccess(context, {
      ...given,
      command: 'file',
      tenantId: tenant.id,
      customerId: id,
    })
    const [seen] = await db
      .select({ at: max(sessions.lastUsedAt) })
      .from(sessions)
      .where(eq(sessions.customerId, id))
    const listed = { order: desc(documents.createdAt), limit: maxDisplayedDocuments }
    return {
      data: {
        ...(await readCustomerFileRecords(context, id)),
        documents: await findDeskDocuments(db, eq(documents.customerId, id), listed),
        requests: await findOpenRequests(db, id),
        account: await toAccountResponse(id, passwordHash),
        keys: await countSecondFactors(db, id),
        grants: await listGivenAccessGrants(db, id, clock()),
        last_seen_at: toWireDateTime(seen?.at ?? null),
      },
    }
  })

  commandCall(resetSecondFactor, 'keys-reset', ({ body }) => body)
  commandCall(endAccessGrantAsStaff, 'end-grant', ({ params }) => ({ grant: parseRecordId(params.grant) }))
  commandCall(inviteCustomer, 'invite', () => ({}))
}
