import type { FirmKind } from '@portal/contract/firm-api/records'

/** A record of the demo as a line of a file for the firm API has it. Moments in it may be dates, which JSON has as texts. */
export interface DemoRecord {
  readonly kind: FirmKind
  readonly id: string
  readonly customer?: string
  readonly data: object
  /** Ids of other records, by the member that names them. */
  readonly [member: string]: unknown
}

/** Records that name no others, by kind. */
export type Plain = Partial<Record<FirmKind, readonly object[]>>

/** The records of one customer, or of a firm itself, as they are made. */
export interface Collection {
  readonly all: readonly DemoRecord[]
  /** Adds a record with the ids that it names; answers its own. */
  add(kind: FirmKind, data: object, links?: Readonly<Record<string, unknown>>): string
  addPlain(plain: Plain): void
  /** Id of the first of a kind. */
  first(kind: FirmKind): string | undefined
}

/** Begins the records of a customer by the customer's own id, or for null those of a firm. Other ids count each kind from 1. */
export function collection(customer: string | null): Collection {
  const all: DemoRecord[] = []
  const counts = new Map<FirmKind, number>()
  const nextId = (kind: FirmKind) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${customer ?? 'firm'}-${kind.replaceAll('_', '-')}-${count}`
  }
  const add: Collection['add'] = (kind, data, links = {}) => {
    const isCustomer = kind === 'customer' && customer !== null
    const id = isCustomer ? customer : nextId(kind)
    all.push({ kind, id, ...(customer !== null && !isCustomer && { customer }), ...links, data })
    return id
  }
  return {
    all,
    add,
    addPlain(plain) {
      for (const [kind, some] of Object.entries(plain)) for (const data of some) add(kind as FirmKind, data)
    },
    first: (kind) => all.find((record) => record.kind === kind)?.id,
  }
}
