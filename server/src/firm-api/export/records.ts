import { type FirmKind, firmKinds, firmRecords } from '@portal/contract/firm-api/records'
import { and, asc, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import { readLenders } from '../apply/lenders.ts'
import { linkKind } from '../apply/plan.ts'
import { storedKinds } from '../stored/kinds.ts'
import { dataOf, lenderNames } from '../stored/row.ts'
import type { OwnKind, Stored } from '../stored/stored.ts'

type Row = Record<string, unknown>

/** A record as a line of a file has it, with the files that it names. */
export interface ExportedRecord {
  readonly record: Record<string, unknown>
  readonly files: readonly { path: string; fileKey: string }[]
}

/** The id that a record is told by: of its kind and number, which stay. */
const idOf = (kind: string, number: unknown) => `${kind}-${number}`

/** Fields of a record's files, with paths for them. */
function filesOf(kind: OwnKind, row: Row): { data: Row; files: ExportedRecord['files'] } {
  const path = (name: string, ending: string) => `documents/${kind}-${row.id}/${name}${ending}`
  if (kind === 'document') {
    const file = path('file', `.${row.extension}`)
    return { data: { file }, files: [{ path: file, fileKey: String(row.fileKey) }] }
  }
  if (kind !== 'mail') return { data: {}, files: [] }
  const files = (row.attachments as StoredAttachment[]).map((attachment, index) => ({
    ...attachment,
    path: path(String(index), /\.\w+$/.exec(attachment.name)?.[0] ?? ''),
  }))
  const attachments = files.map(({ name, mimeType, inline, contentId, path: file }) => ({
    name,
    mime_type: mimeType,
    inline,
    ...(contentId !== undefined && { content_id: contentId }),
    file,
  }))
  return { data: attachments.length > 0 ? { attachments } : {}, files }
}

function linksOf(kind: OwnKind, { links }: Stored, row: Row): Row {
  return Object.fromEntries(
    Object.entries(links).flatMap(([member, column]) => {
      const value = row[column]
      if (value === null || value === undefined) return []
      const id = (number: unknown) => idOf(linkKind(kind, member), number)
      return [[member, Array.isArray(value) ? value.map(id) : id(value)]]
    }),
  )
}

async function rowsOf(db: Database, tenantId: number, { table, key, fixed }: Stored): Promise<Row[]> {
  const columns = table as unknown as Record<string, PgColumn>
  const own = [eq(columns.tenantId as PgColumn, tenantId)]
  for (const [name, value] of Object.entries(fixed)) own.push(eq(columns[name] as PgColumn, value))
  return (await db
    .select()
    .from(table)
    .where(and(...own))
    .orderBy(asc(key))) as Row[]
}

const ownKinds = firmKinds.filter((kind): kind is OwnKind => firmRecords[kind as FirmKind].of !== 'all firms')

/** All records of a firm, as they would be sent: kind after kind, so that nothing is named before it is there. */
export async function* recordsOfFirm(db: Database, tenantId: number): AsyncGenerator<ExportedRecord> {
  const lenders = await readLenders(db)
  for (const kind of ownKinds) {
    const stored = storedKinds[kind]
    for (const row of await rowsOf(db, tenantId, stored)) {
      const { data, files } = filesOf(kind, row)
      const owner =
        kind !== 'customer' && row.customerId != null ? { customer: idOf('customer', row.customerId) } : {}
      yield {
        record: {
          kind,
          id: idOf(kind, row[stored.key.name]),
          ...owner,
          ...linksOf(kind, stored, row),
          data: { ...dataOf(kind, row), ...(kind === 'mortgage' && lenderNames(row, lenders)), ...data },
        },
        files,
      }
    }
  }
}
