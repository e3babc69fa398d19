import { tenantRecordKinds, tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { externalIds } from '../../database/tables/tenant-api.ts'
import { claimFile } from '../../files/orphaned-files.ts'
import { createFault } from '../fault.ts'
import type { SentRecord } from '../sent.ts'
import { storedKinds } from '../stored/kinds.ts'
import type { OwnKind } from '../stored/stored.ts'
import { createRow, createRowChanges } from '../stored/stored-record-row.ts'
import { RecordFault, toRecordFault } from './database-fault.ts'
import { getFileColumns, hasFiles, type ReadyFiles } from './files.ts'
import { getKnownKey, type KnownRecords } from './known.ts'
import type { LenderRegister } from './lenders.ts'
import { getLinkKind, type PlannedRecord } from './plan.ts'
import { markOldFilesOrphaned } from './remove.ts'
import { findUnlinkedIds } from './unlinked-ids.ts'

/** Kinds of which a customer has several records, each in its own table. */
const customerRecordKinds = tenantRecordKinds.filter(
  (kind): kind is OwnKind =>
    ['customer', 'either'].includes(tenantRecords[kind].of) && !('single' in tenantRecords[kind]),
)

/** Assigns own ids to a customer's records without one, as triggers do for new records. */
async function assignOwnIds(
  tx: Database,
  tenantId: number,
  { customerId, customer }: { customerId: number; customer: string },
): Promise<void> {
  const unnamed = customerRecordKinds.map((kind) => {
    const { table, fixed } = storedKinds[kind]
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
 * Records in rounds, so that one comes after those of its kind that it refers to.
 * @throws RecordFault for circular references
 */
function splitIntoRounds(kind: OwnKind, plans: readonly PlannedRecord[]): PlannedRecord[][] {
  const members = Object.keys(storedKinds[kind].links).filter((member) => getLinkKind(kind, member) === kind)
  if (members.length === 0) return [[...plans]]
  const waiting = new Set(plans.map(({ sent }) => getKnownKey(kind, sent.id)))
  const rounds: PlannedRecord[][] = []
  let rest = [...plans]
  while (rest.length > 0) {
    const isReady = ({ sent }: PlannedRecord) =>
      members.every((member) => !waiting.has(getKnownKey(kind, String(sent.links[member]))))
    const round = rest.filter(isReady)
    const [stuck] = rest
    if (round.length === 0 && stuck)
      throw new RecordFault([createFault(stuck.sent, members[0] ?? null, 'leads back to the record itself')])
    for (const { sent } of round) waiting.delete(getKnownKey(kind, sent.id))
    rounds.push(round)
    rest = rest.filter((plan) => !round.includes(plan))
  }
  return rounds
}

/** Dependencies of writing records. */
export interface WriteContext {
  readonly tx: Database
  readonly tenantId: number
  readonly now: Date
  readonly known: KnownRecords
  readonly lenders: LenderRegister
  readonly ready: ReadonlyMap<SentRecord, ReadyFiles>
  /** Orphaned files, deleted after the transaction. */
  readonly gone: string[]
}

/** Maximum rows per statement. */
const maxRowsPerStatement = 200

const getRecordId = ({ known }: WriteContext, kind: string, id: string): number => {
  const found = known.get(kind, id)
  if (!found || found.deleted) throw new TypeError(`${kind} is named before it is there`)
  return found.recordId
}

function linkColumns(writing: WriteContext, { kind, links }: SentRecord): Record<string, unknown> {
  const columns = Object.entries(storedKinds[kind as OwnKind].links)
  return Object.fromEntries(
    columns.map(([member, column]) => {
      const ids = links[member] ?? (tenantRecords[kind].links[member]?.many ? [] : null)
      const number = (id: string) => getRecordId(writing, getLinkKind(kind, member), id)
      return [column, Array.isArray(ids) ? ids.map(number) : ids === null ? null : number(ids)]
    }),
  )
}

function lenderColumns({ lenders }: WriteContext, { data }: SentRecord): Record<string, unknown> {
  const { lender, product } = data ?? {}
  const code = String(lender)
  return {
    lenderId: lender == null ? null : lenders.lender(code),
    labelId: product == null ? null : lenders.product(code, String(product)),
  }
}

const moreColumns = (writing: WriteContext, sent: SentRecord): Record<string, unknown> => ({
  ...linkColumns(writing, sent),
  ...(sent.kind === 'mortgage' && lenderColumns(writing, sent)),
  ...getFileColumns(sent, writing.ready.get(sent)),
})

const ownerColumns = (writing: WriteContext, { kind, customer }: SentRecord): Record<string, unknown> => ({
  tenantId: writing.tenantId,
  ...(kind !== 'customer' && customer !== null && { customerId: getRecordId(writing, 'customer', customer) }),
})

async function insertRecords(
  writing: WriteContext,
  kind: OwnKind,
  plans: readonly PlannedRecord[],
): Promise<void> {
  const { table, key } = storedKinds[kind]
  for (let from = 0; from < plans.length; from += maxRowsPerStatement) {
    const some = plans.slice(from, from + maxRowsPerStatement)
    const rows = some.map(({ sent }) => ({
      ...createRow(kind, sent.data ?? {}, writing.now),
      ...ownerColumns(writing, sent),
      ...moreColumns(writing, sent),
    }))
    const added = (await writing.tx
      .insert(table)
      .values(rows as never)
      .returning({ id: key })) as { id: number }[]
    for (const [index, { sent, hash }] of some.entries()) {
      const id = added[index]?.id
      if (id === undefined) throw new Error('a record was not stored')
      writing.known.set(kind, sent.id, {
        recordId: id,
        customer: sent.customer,
        contentHash: hash,
        deleted: false,
      })
    }
  }
}

async function updateRecord(
  writing: WriteContext,
  kind: OwnKind,
  plan: PlannedRecord,
  recordId: number,
): Promise<void> {
  const { table, key } = storedKinds[kind]
  const { sent, hash } = plan
  const set = { ...createRowChanges(kind, sent.data ?? {}, writing.now), ...moreColumns(writing, sent) }
  if (writing.ready.get(sent)?.files || (kind === 'mail' && !hasFiles(sent)))
    await markOldFilesOrphaned(writing, kind, [recordId])
  const done = await writing.tx
    .update(table)
    .set(set as never)
    .where(eq(key, recordId))
    .returning({ id: key })
  if (done.length === 0) throw new Error('a record went while it was changed')
  writing.known.set(kind, sent.id, { recordId, customer: sent.customer, contentHash: hash, deleted: false })
}

/** A customer that existed before it had an own id. */
interface AdoptedCustomer {
  customerId: number
  customer: string
}

async function writeRecordsOfKind(
  writing: WriteContext,
  kind: OwnKind,
  plans: readonly PlannedRecord[],
): Promise<AdoptedCustomer[]> {
  const adopted: AdoptedCustomer[] = []
  for (const round of splitIntoRounds(kind, plans)) {
    const created = round.filter(({ outcome }) => outcome === 'created')
    const unlinked =
      created.length > 0
        ? await findUnlinkedIds(writing, kind, created, (customer) =>
            getRecordId(writing, 'customer', customer),
          )
        : new Map<PlannedRecord, number>()
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

/** Stores the ids of records. */
async function storeOwnIds(
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

/**
 * Writes new and changed records, kind by kind.
 * @throws RecordFault if the database rejects one
 */
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
  await storeOwnIds(writing, written)
  for (const one of adopted) await assignOwnIds(writing.tx, writing.tenantId, one)
  for (const { sent } of written)
    for (const { fileKey } of writing.ready.get(sent)?.files ?? []) await claimFile(writing.tx, fileKey)
}
