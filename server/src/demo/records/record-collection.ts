import type { TenantRecordKind } from '@portal/contract/tenant-api/tenant-records'

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

export interface RecordCollection {
  readonly all: readonly DemoRecord[]
  /** Returns the id of the new record. */
  add(kind: TenantRecordKind, data: object, links?: Readonly<Record<string, unknown>>): string
  addPlain(plain: RecordsByKind): void
  findFirstRecordId(kind: TenantRecordKind): string | undefined
}

/**
 * Creates an empty collection. Ids count from 1 per kind.
 * @param customer the tenant's own id of the customer; null for records of the tenant
 */
export function createRecordCollection(customer: string | null): RecordCollection {
  const all: DemoRecord[] = []
  const counts = new Map<TenantRecordKind, number>()
  const createNextId = (kind: TenantRecordKind) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${customer ?? 'tenant'}-${kind.replaceAll('_', '-')}-${count}`
  }
  const add: RecordCollection['add'] = (kind, data, links = {}) => {
    const isCustomer = kind === 'customer' && customer !== null
    const id = isCustomer ? customer : createNextId(kind)
    all.push({ kind, id, ...(customer !== null && !isCustomer && { customer }), ...links, data })
    return id
  }
  return {
    all,
    add,
    addPlain(plain) {
      for (const [kind, some] of Object.entries(plain))
        for (const data of some) add(kind as TenantRecordKind, data)
    },
    findFirstRecordId: (kind) => all.find((record) => record.kind === kind)?.id,
  }
}
