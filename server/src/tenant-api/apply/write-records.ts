import { tenantRecordKinds, tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { externalIds } from '../../database/tables/tenant-api.ts'
import { claimFile } from '../../files/orphaned-files.ts'
import { createImportFault, type SentRecord } from '../sent-record.ts'
import { storedRecordKinds, type TenantOwnedKind } from '../stored/stored-record-kinds.ts'
import { createRecordRow, createRecordRowChanges } from '../stored/stored-record-row.ts'
import { RecordFault, toRecordFault } from './database-fault.ts'
import { getLinkedRecordKind, getRecordKey, type KnownRecords } from './known-records.ts'
import type { LenderRegister } from './lender-register.ts'
import type { PlannedRecord } from './plan-records.ts'
import { canHaveFiles, getFileColumns, type StagedRecordFiles } from './record-files.ts'
import { markOldFilesOrphaned } from './remove-records.ts'
import { findUnlinkedIds } from './unlinked-ids.ts'

const repeatableRecordKinds = tenantRecordKinds.filter(
  (kind): kind is TenantOwnedKind =>
    ['customer', 'either'].includes(tenantRecords[kind].belongsTo) &&
    !('onePerCustomer' in tenantRecords[kind]),
)

/** Gives external ids to the customer's records without one. Database triggers do the same for new records. */
async function assignExternalIds(
  tx: Database,
  tenantId: number,
  { customerId, customer }: { customerId: number; customer: string },
): Promise<void> {
  const unnamed = repeatableRecordKinds.map((kind) => {
    const { table, fixed } = storedRecordKinds[kind]
    const ofKind = 'kind' in fixed ? sql`and t.kind = ${String(fixed.kind)}` : sql``
    return sql`select ${kind}::text as kind, t.id from ${table} t where t.customer_id = ${customerId} ${ofKind}`
  })
  await tx.execute(sql`insert into ${externalIds} (tenant_id, kind, external_id, customer, record_id, content_hash)
    select ${tenantId}::integer, u.kind, 'portal:' || u.id, ${customer}::text, u.id, ''
      from (${sql.join(unnamed, sql` union all `)}) u
      where not exists (select from ${externalIds} e
        where e.tenant_id = ${tenantId} and e.kind = u.kind and e.record_id = u.id and e.deleted_at is null)
    on conflict do nothing`)
}

/**
 * Splits records into rounds, so that each comes after the records of its kind to which it refers.
 * @throws RecordFault for circular references
 */
function splitIntoRounds(kind: TenantOwnedKind, plans: readonly PlannedRecord[]): PlannedRecord[][] {
  const members = Object.keys(storedRecordKinds[kind].links).filter(
    (member) => getLinkedRecordKind(kind, member) === kind,
  )
  if (members.length === 0) return [[...plans]]
  const waiting = new Set(plans.map(({ sent }) => getRecordKey(kind, sent.id)))
  const rounds: PlannedRecord[][] = []
  let rest = [...plans]
  while (rest.length > 0) {
    const areReferencesWritten = ({ sent }: PlannedRecord) =>
      members.every((member) => !waiting.has(getRecordKey(kind, String(sent.links[member]))))
    const round = rest.filter(areReferencesWritten)
    const [stuck] = rest
    if (round.length === 0 && stuck)
      throw new RecordFault([
        createImportFault(stuck.sent, members[0] ?? null, 'leads back to the record itself'),
      ])
    for (const { sent } of round) waiting.delete(getRecordKey(kind, sent.id))
    rounds.push(round)
    rest = rest.filter((plan) => !round.includes(plan))
  }
  return rounds
}

export interface WriteContext {
  readonly tx: Database
  readonly tenantId: number
  readonly now: Date
  readonly known: KnownRecords
  readonly lenders: LenderRegister
  readonly stagedFiles: ReadonlyMap<SentRecord, StagedRecordFiles>
  /** Keys of files that are deleted after the transaction. */
  readonly orphanedKeys: string[]
}

const maxRowsPerStatement = 200

const rememberRecord = ({ known }: WriteContext, { sent, hash }: PlannedRecord, recordId: number): void =>
  known.set(sent.kind, sent.id, { recordId, customer: sent.customer, contentHash: hash, deleted: false })

const getRecordId = ({ known }: WriteContext, kind: string, id: string): number => {
  const found = known.get(kind, id)
  if (!found || found.deleted) throw new TypeError(`${kind} is named before it is there`)
  return found.recordId
}

function createLinkColumns(writing: WriteContext, { kind, links }: SentRecord): Record<string, unknown> {
  const columns = Object.entries(storedRecordKinds[kind as TenantOwnedKind].links)
  return Object.fromEntries(
    columns.map(([member, column]) => {
      const ids = links[member] ?? (tenantRecords[kind].links[member]?.many ? [] : null)
      const getRecordNumber = (id: string) => getRecordId(writing, getLinkedRecordKind(kind, member), id)
      return [
        column,
        Array.isArray(ids) ? ids.map(getRecordNumber) : ids === null ? null : getRecordNumber(ids),
      ]
    }),
  )
}

function createLenderColumns({ lenders }: WriteContext, { data }: SentRecord): Record<string, unknown> {
  const { lender, product } = data ?? {}
  const code = String(lender)
  return {
    lenderId: lender == null ? null : lenders.findLenderId(code),
    labelId: product == null ? null : lenders.findProductId(code, String(product)),
  }
}

const createLinkAndFileColumns = (writing: WriteContext, sent: SentRecord): Record<string, unknown> => ({
  ...createLinkColumns(writing, sent),
  ...(sent.kind === 'mortgage' && createLenderColumns(writing, sent)),
  ...getFileColumns(sent, writing.stagedFiles.get(sent)),
})

const createOwnerColumns = (
  writing: WriteContext,
  { kind, customer }: SentRecord,
): Record<string, unknown> => ({
  tenantId: writing.tenantId,
  ...(kind !== 'customer' && customer !== null && { customerId: getRecordId(writing, 'customer', customer) }),
})

async function insertRecords(
  writing: WriteContext,
  kind: TenantOwnedKind,
  plans: readonly PlannedRecord[],
): Promise<void> {
  const { table, key } = storedRecordKinds[kind]
  for (let from = 0; from < plans.length; from += maxRowsPerStatement) {
    const some = plans.slice(from, from + maxRowsPerStatement)
    const rows = some.map(({ sent }) => ({
      ...createRecordRow(kind, sent.data ?? {}, writing.now),
      ...createOwnerColumns(writing, sent),
      ...createLinkAndFileColumns(writing, sent),
    }))
    const added = (await writing.tx
      .insert(table)
      .values(rows as never)
      .returning({ id: key })) as { id: number }[]
    for (const [index, plan] of some.entries()) {
      const id = added[index]?.id
      if (id === undefined) throw new Error('a record was not stored')
      rememberRecord(writing, plan, id)
    }
  }
}

async function updateRecord(
  writing: WriteContext,
  kind: TenantOwnedKind,
  plan: PlannedRecord,
  recordId: number,
): Promise<void> {
  const { table, key } = storedRecordKinds[kind]
  const { sent } = plan
  const set = {
    ...createRecordRowChanges(kind, sent.data ?? {}, writing.now),
    ...createLinkAndFileColumns(writing, sent),
  }
  if (writing.stagedFiles.get(sent)?.files || (kind === 'mail' && !canHaveFiles(sent)))
    await markOldFilesOrphaned(writing, kind, [recordId])
  const done = await writing.tx
    .update(table)
    .set(set as never)
    .where(eq(key, recordId))
    .returning({ id: key })
  if (done.length === 0) throw new Error('a record went while it was changed')
  rememberRecord(writing, plan, recordId)
}

/** A customer that existed before the tenant's system gave it an id. */
interface AdoptedCustomer {
  customerId: number
  customer: string
}

async function writeRecordsOfKind(
  writing: WriteContext,
  kind: TenantOwnedKind,
  plans: readonly PlannedRecord[],
): Promise<AdoptedCustomer[]> {
  const adopted: AdoptedCustomer[] = []
  for (const round of splitIntoRounds(kind, plans)) {
    const created = round.filter(({ outcome }) => outcome === 'created')
    const unlinked = await findUnlinkedIds(writing, kind, created, (customer) =>
      getRecordId(writing, 'customer', customer),
    )
    const fresh = created.filter((plan) => !unlinked.has(plan))
    for (const [plan, id] of unlinked) {
      await updateRecord(writing, kind, plan, id)
      if (kind === 'customer') adopted.push({ customerId: id, customer: plan.sent.id })
    }
    await insertRecords(writing, kind, fresh)
    for (const plan of round)
      if (plan.outcome === 'changed' && plan.known)
        await updateRecord(writing, kind, plan, plan.known.recordId)
  }
  return adopted
}

async function storeExternalIds(
  { tx, tenantId, known }: WriteContext,
  plans: readonly PlannedRecord[],
): Promise<void> {
  const rows = plans.flatMap(({ sent: { kind, id, customer }, hash }) => {
    const recordId = known.get(kind, id)?.recordId
    return recordId === undefined
      ? []
      : [{ tenantId, kind, externalId: id, customer, recordId, contentHash: hash, deletedAt: null }]
  })
  for (let from = 0; from < rows.length; from += maxRowsPerStatement)
    await tx
      .insert(externalIds)
      .values(rows.slice(from, from + maxRowsPerStatement))
      .onConflictDoUpdate({
        target: [externalIds.tenantId, externalIds.kind, externalIds.externalId],
        set: {
          recordId: sql`excluded.record_id`,
          customer: sql`excluded.customer`,
          contentHash: sql`excluded.content_hash`,
          deletedAt: null,
        },
      })
}

/** Writes records kind by kind. Throws RecordFault if Postgres rejects a record. */
export async function writeRecords(writing: WriteContext, plans: readonly PlannedRecord[]): Promise<void> {
  const written = plans.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  const byKind = Map.groupBy(written, ({ sent }) => sent.kind)
  const adopted: AdoptedCustomer[] = []
  for (const kind of tenantRecordKinds) {
    const some = byKind.get(kind)
    if (!some || kind === 'lender' || kind === 'product') continue
    try {
      adopted.push(...(await writeRecordsOfKind(writing, kind, some)))
    } catch (error) {
      throw toRecordFault(
        error,
        some.map(({ sent }) => sent),
      )
    }
  }
  await storeExternalIds(writing, written)
  for (const one of adopted) await assignExternalIds(writing.tx, writing.tenantId, one)
  for (const { sent } of written)
    for (const { fileKey } of writing.stagedFiles.get(sent)?.files ?? []) await claimFile(writing.tx, fileKey)
}
