import type { TenantRecordKind } from '@portal/contract/tenant-api/tenant-records'
import { parseImportLine } from '../../tenant-api/imports/parse-line.ts'
import type { SentRecord } from '../../tenant-api/sent-record.ts'

/** A line of a tenant API file. Timestamps may be Date objects. */
export interface DemoRecord {
  readonly kind: TenantRecordKind
  readonly id: string
  readonly customer?: string
  readonly data: object
  /** Ids of linked records, by link name. */
  readonly [member: string]: unknown
}

export type RecordsByKind = Partial<Record<TenantRecordKind, readonly object[]>>

export type RecordCollection = ReturnType<typeof createRecordCollection>

/**
 * Creates an empty collection. Ids count from 1 per kind.
 * @param customer the tenant's own id of the customer; null for records of the tenant
 */
export function createRecordCollection(customer: string | null) {
  const all: DemoRecord[] = []
  const counts = new Map<TenantRecordKind, number>()
  const createNextId = (kind: TenantRecordKind) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${customer ?? 'tenant'}-${kind.replaceAll('_', '-')}-${count}`
  }
  /** Returns the id of the new record. */
  const add = (
    kind: TenantRecordKind,
    data: object,
    links: Readonly<Record<string, unknown>> = {},
  ): string => {
    const isCustomer = kind === 'customer' && customer !== null
    const id = isCustomer ? customer : createNextId(kind)
    all.push({ kind, id, ...(customer !== null && !isCustomer && { customer }), ...links, data })
    return id
  }
  return {
    all,
    add,
    addPlain(plain: RecordsByKind) {
      for (const [kind, some] of Object.entries(plain))
        for (const data of some) add(kind as TenantRecordKind, data)
    },
    findFirstRecordId: (kind: TenantRecordKind) => all.find((record) => record.kind === kind)?.id,
  }
}

export const toJsonLines = (records: readonly DemoRecord[]): string[] =>
  records.map((record) => JSON.stringify(record))

export const createRejectedRecordError = ([first]: readonly object[]): Error =>
  new Error(`the tenant API refuses a record of the demo: ${JSON.stringify(first)}`)

/** @throws Error for an invalid record */
export const parseRecordLines = (lines: readonly string[]): SentRecord[] =>
  lines.map((line, index) => {
    const parsed = parseImportLine(line, index + 1)
    if ('faults' in parsed) throw createRejectedRecordError(parsed.faults)
    return parsed.sent
  })
