import type { RecordAnswer } from '@portal/contract/tenant-api/calls'
import { isTenantRecordKind, type TenantRecordKind, tenantRecords } from '@portal/contract/tenant-api/records'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { externalIds } from '../database/tables/tenant-api.ts'
import { notFound } from '../http/http-error.ts'
import { StoredFile } from '../http/stored-file.ts'
import { keyOf } from './apply/known.ts'
import { type Lenders, readLenders } from './apply/lenders.ts'
import { linkKind } from './apply/plan.ts'
import { storedKinds } from './stored/kinds.ts'
import { dataOf, lenderNames } from './stored/row.ts'
import type { OwnKind } from './stored/stored.ts'

type Answer = InferOutput<typeof RecordAnswer>
type Row = Record<string, unknown>
type IdRow = typeof externalIds.$inferSelect

/** Ids and kinds of linked records. */
function linked(kind: OwnKind, row: Row): { member: string; kind: string; ids: number[] }[] {
  return Object.entries(storedKinds[kind].links).map(([member, column]) => {
    const value = row[column]
    const ids = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
    return { member, kind: linkKind(kind, member), ids: ids as number[] }
  })
}

/** Own ids of records by kind and id. */
async function ownIds(db: Database, wanted: Map<string, Set<number>>): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [kind, ids] of wanted) {
    if (ids.size === 0) continue
    const rows = await db
      .select({ id: externalIds.externalId, recordId: externalIds.recordId })
      .from(externalIds)
      .where(and(eq(externalIds.kind, kind), inArray(externalIds.recordId, [...ids])))
      .orderBy(externalIds.change)
    for (const row of rows) found.set(keyOf(kind, String(row.recordId)), row.id)
  }
  return found
}

const dataWith = (kind: OwnKind, row: Row, lenders: Lenders | null): Row => ({
  ...dataOf(kind, row),
  ...(lenders && kind === 'mortgage' && lenderNames(row, lenders)),
})

/** Current records of rows with own ids; a missing one counts as deleted. */
export async function readRecords(db: Database, rows: readonly IdRow[]): Promise<Answer[]> {
  const stored = new Map<string, Row>()
  const byKind = Map.groupBy(
    rows.filter(({ deletedAt }) => deletedAt === null),
    ({ kind }) => kind,
  )
  for (const [kind, some] of byKind) {
    const { table, key } = storedKinds[kind as OwnKind]
    const ids = some.map(({ recordId }) => recordId)
    const found = (await db.select().from(table).where(inArray(key, ids))) as Row[]
    for (const row of found) stored.set(keyOf(kind, String(row[key.name])), row)
  }
  const wanted = new Map<string, Set<number>>()
  for (const { kind, recordId } of rows) {
    const row = stored.get(keyOf(kind, String(recordId)))
    if (!row) continue
    for (const link of linked(kind as OwnKind, row)) {
      const ids = wanted.get(link.kind) ?? new Set()
      for (const id of link.ids) ids.add(id)
      wanted.set(link.kind, ids)
    }
  }
  const named = await ownIds(db, wanted)
  const lenders = byKind.has('mortgage') ? await readLenders(db) : null
  return rows.map(({ kind, externalId, customer, recordId, changedAt, deletedAt }) => {
    const row = deletedAt === null ? stored.get(keyOf(kind, String(recordId))) : undefined
    const about = { kind, id: externalId, customer, changed_at: changedAt.toISOString() }
    if (!row) return { ...about, deleted: true, record: null }
    const links = linked(kind as OwnKind, row).flatMap((link): [string, unknown][] => {
      const ids = link.ids.flatMap((id) => named.get(keyOf(link.kind, String(id))) ?? [])
      const { many } = tenantRecords[kind as TenantRecordKind].links[link.member] ?? {}
      return many ? [[link.member, ids]] : ids.length > 0 ? [[link.member, ids[0]]] : []
    })
    const owner = customer !== null && kind !== 'customer' ? { customer } : {}
    const data = dataWith(kind as OwnKind, row, lenders)
    return { ...about, deleted: false, record: { ...owner, ...Object.fromEntries(links), data } }
  })
}

/** A record of the current tenant by own id; null if it never existed. */
export async function readRecord(db: Database, kind: string, id: string): Promise<Answer | null> {
  if (!isTenantRecordKind(kind)) return null
  const own = and(eq(externalIds.kind, kind), eq(externalIds.externalId, id))
  const [row] = await db.select().from(externalIds).where(own)
  return row ? ((await readRecords(db, [row]))[0] ?? null) : null
}

/** File of a document of the current tenant by own id. @throws HttpError 404 if there is none */
export async function fileOfDocument(
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
  const content = row ? await files.open(row.document.fileKey) : null
  if (!row || !content) throw notFound()
  const { name, extension, mimeType } = row.document
  return new StoredFile(content, name.endsWith(`.${extension}`) ? name : `${name}.${extension}`, mimeType)
}
