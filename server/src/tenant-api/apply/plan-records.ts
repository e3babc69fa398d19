import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import { tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { createImportFault, type SentRecord } from '../sent-record.ts'
import { getLinkedRecordKind, getRecordKey, type KnownRecord, type KnownRecords } from './known-records.ts'
import { describeUnknownLender, describeUnknownProduct, type LenderRegister } from './lender-register.ts'

/** Records that are stored together: those of one customer, or one record of the tenant. */
export interface RecordGroup {
  readonly customer: string | null
  readonly records: readonly SentRecord[]
}

export interface PlannedRecord {
  readonly sent: SentRecord
  readonly known: KnownRecord | undefined
  readonly hash: string
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'removed'
}

export interface PlanningContext {
  readonly known: KnownRecords
  readonly lenders: LenderRegister
  /** Returns the hash of a record with its files. */
  getHash(sent: SentRecord): string
  getFaults(sent: SentRecord): readonly ImportFault[]
  readonly createdKeys: Set<string>
}

const portalIdPrefix = 'portal:'

/** Whether the record exists, or is created by this plan. */
function isKnownRecord(basis: PlanningContext, kind: string, id: string, customer: string | null): boolean {
  if (basis.createdKeys.has(getRecordKey(kind, id))) return true
  const known = basis.known.get(kind, id)
  return known !== undefined && !known.deleted && (known.customer === null || known.customer === customer)
}

function findLinkFaults(sent: SentRecord, basis: PlanningContext): ImportFault[] {
  return Object.entries(sent.links).flatMap(([member, ids]) => {
    const kind = getLinkedRecordKind(sent.kind, member)
    const foreign = [ids ?? []].flat().find((id) => !isKnownRecord(basis, kind, id, sent.customer))
    if (foreign !== undefined)
      return [
        createImportFault(
          sent,
          member,
          `"${foreign}" is no ${kind.replaceAll('_', ' ')} of this customer or tenant`,
        ),
      ]
    return kind === sent.kind && ids === sent.id
      ? [createImportFault(sent, member, 'is the record itself')]
      : []
  })
}

function findMortgageFaults(sent: SentRecord, { lenders }: PlanningContext): ImportFault[] {
  const { status, lender, product } = sent.data ?? {}
  const faults: ImportFault[] = []
  if (findMortgageStatus(Number(status)) === undefined)
    faults.push(createImportFault(sent, 'data.status', 'is no known status'))
  if (typeof lender === 'string' && lenders.findLenderId(lender) === undefined)
    faults.push(createImportFault(sent, 'data.lender', describeUnknownLender(lender)))
  else if (typeof product === 'string' && lenders.findProductId(String(lender), product) === undefined)
    faults.push(createImportFault(sent, 'data.product', describeUnknownProduct(String(lender), product)))
  return faults
}

/** Finds a second record of a kind of which a customer has at most one record. */
function findSecondRecordFaults(
  sent: SentRecord,
  { records }: RecordGroup,
  { known }: PlanningContext,
): ImportFault[] {
  const { kind, customer, id, data } = sent
  if (!tenantRecords[kind].onePerCustomer || customer === null || data === null) return []
  const firstSent = records.find((one) => one.kind === kind && one.data !== null)
  const other = known.findSingleId(kind, customer) ?? firstSent?.id
  return other === undefined || other === id
    ? []
    : [createImportFault(sent, 'id', `the customer has a ${kind} already, "${other}"`)]
}

function findRecordFaults(sent: SentRecord, group: RecordGroup, basis: PlanningContext): ImportFault[] {
  const { kind, id, customer } = sent
  const known = basis.known.get(kind, id)
  const faults = [...basis.getFaults(sent), ...findSecondRecordFaults(sent, group, basis)]
  if (sent.data !== null && known?.contentHash === basis.getHash(sent)) return faults
  if (known && !known.deleted && known.customer !== customer)
    faults.push(
      createImportFault(sent, 'customer', 'is another than that of the record; remove it there first'),
    )
  if (sent.data === null) {
    if (!known) faults.push(createImportFault(sent, 'id', 'is not known, so that there is nothing to remove'))
    return faults
  }
  if (!known && id.startsWith(portalIdPrefix))
    faults.push(
      createImportFault(sent, 'id', `begins with ${portalIdPrefix}, as only ids of the portal's own do`),
    )
  if (kind !== 'customer' && customer !== null && !isKnownRecord(basis, 'customer', customer, customer))
    faults.push(createImportFault(sent, 'customer', `"${customer}" is no customer of this tenant`))
  if (kind === 'mortgage') faults.push(...findMortgageFaults(sent, basis))
  return [...faults, ...findLinkFaults(sent, basis)]
}

function planRecord(sent: SentRecord, basis: PlanningContext): PlannedRecord {
  const known = basis.known.get(sent.kind, sent.id)
  const isLive = known !== undefined && !known.deleted
  if (sent.data === null) return { sent, known, hash: '', outcome: isLive ? 'removed' : 'unchanged' }
  const hash = basis.getHash(sent)
  if (known?.contentHash === hash) return { sent, known, hash, outcome: 'unchanged' }
  return { sent, known, hash, outcome: isLive ? 'changed' : 'created' }
}

/** Whether the customer deleted the record in the portal, and the tenant sends it unchanged. */
const isStillDeleted = ({ sent, known, outcome }: PlannedRecord): boolean =>
  known?.deleted === true && outcome === 'unchanged' && sent.data !== null

const listNeededRecords = ({ kind, customer, links }: SentRecord): string[] => [
  ...(customer !== null && kind !== 'customer' ? [getRecordKey('customer', customer)] : []),
  ...Object.entries(links).flatMap(([member, ids]) =>
    [ids ?? []].flat().map((id) => getRecordKey(getLinkedRecordKind(kind, member), id)),
  ),
]

/**
 * Restores deleted records on which a new record depends. Other records that a customer deleted stay deleted when the
 * tenant sends them unchanged.
 */
function addNeededRecords(plan: readonly PlannedRecord[]): PlannedRecord[] {
  const all = [...plan]
  const deleted = new Map(
    all.flatMap((one, at) => (isStillDeleted(one) ? [[getRecordKey(one.sent.kind, one.sent.id), at]] : [])),
  )
  const written = all.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  for (const { sent } of written)
    for (const key of listNeededRecords(sent)) {
      const at = deleted.get(key)
      const needed = at === undefined ? undefined : all[at]
      if (at === undefined || !needed) continue
      const restored: PlannedRecord = { ...needed, outcome: 'created' }
      all[at] = restored
      deleted.delete(key)
      written.push(restored)
    }
  return all
}

/** Plans the changes of a group. If a record has an error, nothing of the group is changed. */
export function planRecordGroup(
  group: RecordGroup,
  basis: PlanningContext,
): { plan: PlannedRecord[] } | { faults: ImportFault[] } {
  const ownKeys = group.records
    .filter(({ data }) => data !== null)
    .map(({ kind, id }) => getRecordKey(kind, id))
  const groupBasis = { ...basis, createdKeys: new Set([...basis.createdKeys, ...ownKeys]) }
  const faults = group.records.flatMap((sent) => findRecordFaults(sent, group, groupBasis))
  if (faults.length > 0) return { faults }
  const plan = addNeededRecords(group.records.map((sent) => planRecord(sent, basis)))
  for (const one of plan)
    if (one.sent.data !== null && !isStillDeleted(one))
      basis.createdKeys.add(getRecordKey(one.sent.kind, one.sent.id))
  return { plan }
}
