import type { RecordResponse } from '@portal/contract/tenant-api/tenant-api-calls'
import { type TenantRecordKind, tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { externalIds } from '../database/tables/tenant-api.ts'
import { openDocumentFile } from '../documents/open-document-file.ts'
import { createNotFoundError } from '../http/http-error.ts'
import type { StoredFile } from '../http/stored-file.ts'
import { getLinkedRecordKind, getRecordKey } from './apply/known-records.ts'
import { readLenderRegister } from './apply/lender-register.ts'
import { storedRecordKinds, type TenantOwnedKind } from './stored/stored-record-kinds.ts'
import { getLenderCodes, toRecordData } from './stored/stored-record-row.ts'

type StoredRecordResponse = InferOutput<typeof RecordResponse>
type RecordRow = Record<string, unknown>
type IdRow = typeof externalIds.$inferSelect

function findLinkedIds(
  kind: TenantOwnedKind,
  row: RecordRow,
): { member: string; kind: string; ids: number[] }[] {
  return Object.entries(storedRecordKinds[kind].links).map(([member, column]) => {
    const ids = [row[column] ?? []].flat() as number[]
    return { member, kind: getLinkedRecordKind(kind, member), ids }
  })
}

async function findExternalIds(db: Database, wanted: Map<string, Set<number>>): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [kind, ids] of wanted) {
    if (ids.size === 0) continue
    const rows = await db
      .select({ id: externalIds.externalId, recordId: externalIds.recordId })
      .from(externalIds)
      .where(and(eq(externalIds.kind, kind), inArray(externalIds.recordId, [...ids])))
      .orderBy(externalIds.change)
    for (const row of rows) found.set(getRecordKey(kind, String(row.recordId)), row.id)
  }
  return found
}

/** Reads records in wire format. A missing record counts as deleted. */
export async function readRecords(db: Database, rows: readonly IdRow[]): Promise<StoredRecordResponse[]> {
  const stored = new Map<string, RecordRow>()
  const byKind = Map.groupBy(
    rows.filter(({ deletedAt }) => deletedAt === null),
    ({ kind }) => kind,
  )
  for (const [kind, some] of byKind) {
    const { table, key } = storedRecordKinds[kind as TenantOwnedKind]
    const ids = some.map(({ recordId }) => recordId)
    const found = (await db.select().from(table).where(inArray(key, ids))) as RecordRow[]
    for (const row of found) stored.set(getRecordKey(kind, String(row[key.name])), row)
  }
  const wanted = new Map<string, Set<number>>()
  for (const { kind, recordId } of rows) {
    const row = stored.get(getRecordKey(kind, String(recordId)))
    if (!row) continue
    for (const link of findLinkedIds(kind as TenantOwnedKind, row)) {
      const ids = wanted.get(link.kind) ?? new Set()
      for (const id of link.ids) ids.add(id)
      wanted.set(link.kind, ids)
    }
  }
  const named = await findExternalIds(db, wanted)
  const lenders = byKind.has('mortgage') ? await readLenderRegister(db) : null
  return rows.map(({ kind, externalId, customer, recordId, changedAt, deletedAt }) => {
    const row = deletedAt === null ? stored.get(getRecordKey(kind, String(recordId))) : undefined
    const about = { kind, id: externalId, customer, changed_at: changedAt.toISOString() }
    if (!row) return { ...about, deleted: true, record: null }
    const links = findLinkedIds(kind as TenantOwnedKind, row).flatMap((link): [string, unknown][] => {
      const ids = link.ids.flatMap((id) => named.get(getRecordKey(link.kind, String(id))) ?? [])
      const { many } = tenantRecords[kind as TenantRecordKind].links[link.member] ?? {}
      return many ? [[link.member, ids]] : ids.length > 0 ? [[link.member, ids[0]]] : []
    })
    const owner = customer !== null && kind !== 'customer' ? { customer } : {}
    const codes = lenders && kind === 'mortgage' ? getLenderCodes(row, lenders) : {}
    const data = { ...toRecordData(kind as TenantOwnedKind, row), ...codes }
    return { ...about, deleted: false, record: { ...owner, ...Object.fromEntries(links), data } }
  })
}

export async function readStoredRecord(
  db: Database,
  kind: TenantRecordKind,
  id: string,
): Promise<StoredRecordResponse | null> {
  const own = and(eq(externalIds.kind, kind), eq(externalIds.externalId, id))
  const [row] = await db.select().from(externalIds).where(own)
  return row ? ((await readRecords(db, [row]))[0] ?? null) : null
}

/** Throws HttpError 404 if the record has no file. */
export async function findDocumentFile(
  { db, files }: Pick<Context, 'db' | 'files'>,
  id: string,
): Promise<StoredFile> {
  const [row] = await db
    .select({ document: documents })
    .from(externalIds)
    .innerJoin(documents, eq(documents.id, externalIds.recordId))
    .where(
      and(eq(externalIds.kind, 'document'), eq(externalIds.externalId, id), isNull(externalIds.deletedAt)),
    )
  if (!row) throw createNotFoundError()
  return openDocumentFile({ files }, row.document)
}
