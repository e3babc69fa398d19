import { type TenantRecordKind, tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { createFault, type Fault } from '../fault.ts'
import type { SentRecord } from '../sent.ts'
import { getKnownKey, type KnownId, type KnownRecords } from './known.ts'
import { describeUnknownLender, describeUnknownProduct, type LenderRegister } from './lenders.ts'

/** Records that are stored atomically: those of one customer, or one record of the tenant. */
export interface RecordGroup {
  readonly customer: string | null
  readonly records: readonly SentRecord[]
}

/** A planned change of a record. */
export interface PlannedRecord {
  readonly sent: SentRecord
  readonly known: KnownId | undefined
  readonly hash: string
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'removed'
}

/** Stored state that a plan is calculated from. */
export interface KnownWorld {
  readonly known: KnownRecords
  readonly lenders: LenderRegister
  /** Content hash of a record, including its files. */
  hashOf(sent: SentRecord): string
  /** Errors found earlier, such as in a record's file. */
  faultsOf(sent: SentRecord): readonly Fault[]
  /** Keys of ids that earlier groups of the transaction create. */
  readonly made: Set<string>
}

/** Kind of the records that a link refers to. */
export const getLinkKind = (kind: TenantRecordKind, member: string): string =>
  tenantRecords[kind].links[member]?.kind ?? ''

/** Prefix of ids that the portal assigns to records added in it. */
const portalIdPrefix = 'portal:'

/** Whether an id refers to an existing or planned record. */
function isKnownRecord(world: KnownWorld, kind: string, id: string, customer: string | null): boolean {
  if (world.made.has(getKnownKey(kind, id))) return true
  const known = world.known.get(kind, id)
  return known !== undefined && !known.deleted && (known.customer === null || known.customer === customer)
}

function findLinkFaults(sent: SentRecord, world: KnownWorld): Fault[] {
  return Object.entries(sent.links).flatMap(([member, ids]) => {
    const kind = getLinkKind(sent.kind, member)
    const foreign = [ids ?? []].flat().find((id) => !isKnownRecord(world, kind, id, sent.customer))
    if (foreign !== undefined)
      return [
        createFault(
          sent,
          member,
          `"${foreign}" is no ${kind.replaceAll('_', ' ')} of this customer or tenant`,
        ),
      ]
    return kind === sent.kind && ids === sent.id ? [createFault(sent, member, 'is the record itself')] : []
  })
}

function findMortgageFaults(sent: SentRecord, { lenders }: KnownWorld): Fault[] {
  const { status, lender, product } = sent.data ?? {}
  const faults: Fault[] = []
  if (findMortgageStatus(Number(status)) === undefined)
    faults.push(createFault(sent, 'data.status', 'is no known status'))
  if (typeof lender === 'string' && lenders.lender(lender) === undefined)
    faults.push(createFault(sent, 'data.lender', describeUnknownLender(lender)))
  else if (typeof product === 'string' && lenders.product(String(lender), product) === undefined)
    faults.push(createFault(sent, 'data.product', describeUnknownProduct(String(lender), product)))
  return faults
}

function findRecordFaults(sent: SentRecord, world: KnownWorld): Fault[] {
  const { kind, id, customer } = sent
  const known = world.known.get(kind, id)
  const faults = [...world.faultsOf(sent)]
  if (sent.data !== null && known?.contentHash === world.hashOf(sent)) return faults
  if (known && !known.deleted && known.customer !== customer)
    faults.push(createFault(sent, 'customer', 'is another than that of the record; remove it there first'))
  if (sent.data === null) {
    if (!known) faults.push(createFault(sent, 'id', 'is not known, so that there is nothing to remove'))
    return faults
  }
  if (!known && id.startsWith(portalIdPrefix))
    faults.push(createFault(sent, 'id', `begins with ${portalIdPrefix}, as only ids of the portal's own do`))
  if (kind !== 'customer' && customer !== null && !isKnownRecord(world, 'customer', customer, customer))
    faults.push(createFault(sent, 'customer', `"${customer}" is no customer of this tenant`))
  const other = customer === null ? undefined : world.known.single(kind, customer)
  if (tenantRecords[kind].single && other !== undefined && other !== id)
    faults.push(createFault(sent, 'id', `the customer has a ${kind} already, "${other}"`))
  if (kind === 'mortgage') faults.push(...findMortgageFaults(sent, world))
  return [...faults, ...findLinkFaults(sent, world)]
}

function planRecord(sent: SentRecord, world: KnownWorld): PlannedRecord {
  const known = world.known.get(sent.kind, sent.id)
  const isLive = known !== undefined && !known.deleted
  if (sent.data === null) return { sent, known, hash: '', outcome: isLive ? 'removed' : 'unchanged' }
  const hash = world.hashOf(sent)
  if (known?.contentHash === hash) return { sent, known, hash, outcome: 'unchanged' }
  return { sent, known, hash, outcome: isLive ? 'changed' : 'created' }
}

/** Whether a record was deleted in the portal and is sent unchanged. */
const isStillDeleted = ({ sent, known, outcome }: PlannedRecord): boolean =>
  known?.deleted === true && outcome === 'unchanged' && sent.data !== null

/** Keys of records that a record depends on. */
const listNeededRecords = ({ kind, customer, links }: SentRecord): string[] => [
  ...(customer !== null && kind !== 'customer' ? [getKnownKey('customer', customer)] : []),
  ...Object.entries(links).flatMap(([member, ids]) =>
    [ids ?? []].flat().map((id) => getKnownKey(getLinkKind(kind, member), id)),
  ),
]

/**
 * Restores a record that a customer deleted and the tenant sends unchanged if a new record depends on it; otherwise it
 * stays deleted.
 */
function addNeededRecords(plan: readonly PlannedRecord[]): PlannedRecord[] {
  const all = [...plan]
  const gone = new Map(
    all.flatMap(({ sent, known, outcome }, at) =>
      known?.deleted && outcome === 'unchanged' && sent.data !== null
        ? [[getKnownKey(sent.kind, sent.id), at]]
        : [],
    ),
  )
  const written = all.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  for (const { sent } of written)
    for (const key of listNeededRecords(sent)) {
      const at = gone.get(key)
      const needed = at === undefined ? undefined : all[at]
      if (at === undefined || !needed) continue
      const back: PlannedRecord = { ...needed, outcome: 'created' }
      all[at] = back
      gone.delete(key)
      written.push(back)
    }
  return all
}

/** Errors for duplicates of a single kind. */
function findDuplicateFaults({ records }: RecordGroup): Fault[] {
  const first = new Map<string, string>()
  return records.flatMap((sent) => {
    if (!tenantRecords[sent.kind].single || sent.data === null) return []
    const other = first.get(sent.kind)
    first.set(sent.kind, other ?? sent.id)
    return other === undefined
      ? []
      : [createFault(sent, 'id', `the customer has a ${sent.kind} already, "${other}"`)]
  })
}

/** Plans the changes of a group; with errors, nothing is changed. */
export function planGroup(
  group: RecordGroup,
  world: KnownWorld,
): { plan: PlannedRecord[] } | { faults: Fault[] } {
  const mine = group.records.filter(({ data }) => data !== null).map(({ kind, id }) => getKnownKey(kind, id))
  const own = { ...world, made: new Set([...world.made, ...mine]) }
  const faults = [
    ...group.records.flatMap((sent) => findRecordFaults(sent, own)),
    ...findDuplicateFaults(group),
  ]
  if (faults.length > 0) return { faults }
  const plan = addNeededRecords(group.records.map((sent) => planRecord(sent, world)))
  for (const one of plan)
    if (one.sent.data !== null && !isStillDeleted(one))
      world.made.add(getKnownKey(one.sent.kind, one.sent.id))
  return { plan }
}
