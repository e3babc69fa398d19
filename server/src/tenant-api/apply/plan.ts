import { type TenantRecordKind, tenantRecords } from '@portal/contract/tenant-api/records'
import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import { type Fault, faultIn } from '../fault.ts'
import type { Sent } from '../sent.ts'
import { type Known, type KnownId, keyOf } from './known.ts'
import { type Lenders, unknownLender, unknownProduct } from './lenders.ts'

/** Records stored atomically: those of one customer, or one of the tenant. */
export interface Group {
  readonly customer: string | null
  readonly records: readonly Sent[]
}

/** A planned change of a record. */
export interface Planned {
  readonly sent: Sent
  readonly known: KnownId | undefined
  readonly hash: string
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'removed'
}

/** Inputs of a plan. */
export interface World {
  readonly known: Known
  readonly lenders: Lenders
  /** Content hash of a record, including its files. */
  hashOf(sent: Sent): string
  /** Errors found earlier, such as in a record's file. */
  faultsOf(sent: Sent): readonly Fault[]
  /** Keys of ids that earlier groups of the transaction create. */
  readonly made: Set<string>
}

/** Kind of the records that a link refers to. */
export const linkKind = (kind: TenantRecordKind, member: string): string =>
  tenantRecords[kind].links[member]?.kind ?? ''

/** Prefix of ids that the portal assigns to records added in it. */
const portalIds = 'portal:'

/** Whether an id refers to an existing or planned record. */
function isThere(world: World, kind: string, id: string, customer: string | null): boolean {
  if (world.made.has(keyOf(kind, id))) return true
  const known = world.known.get(kind, id)
  return known !== undefined && !known.deleted && (known.customer === null || known.customer === customer)
}

function linkFaults(sent: Sent, world: World): Fault[] {
  return Object.entries(sent.links).flatMap(([member, ids]) => {
    const kind = linkKind(sent.kind, member)
    const foreign = [ids ?? []].flat().find((id) => !isThere(world, kind, id, sent.customer))
    if (foreign !== undefined)
      return [
        faultIn(sent, member, `"${foreign}" is no ${kind.replaceAll('_', ' ')} of this customer or tenant`),
      ]
    return kind === sent.kind && ids === sent.id ? [faultIn(sent, member, 'is the record itself')] : []
  })
}

function mortgageFaults(sent: Sent, { lenders }: World): Fault[] {
  const { status, lender, product } = sent.data ?? {}
  const faults: Fault[] = []
  if (mortgageStatusOf(Number(status)) === undefined)
    faults.push(faultIn(sent, 'data.status', 'is no known status'))
  if (typeof lender === 'string' && lenders.lender(lender) === undefined)
    faults.push(faultIn(sent, 'data.lender', unknownLender(lender)))
  else if (typeof product === 'string' && lenders.product(String(lender), product) === undefined)
    faults.push(faultIn(sent, 'data.product', unknownProduct(String(lender), product)))
  return faults
}

function recordFaults(sent: Sent, world: World): Fault[] {
  const { kind, id, customer } = sent
  const known = world.known.get(kind, id)
  const faults = [...world.faultsOf(sent)]
  if (sent.data !== null && known?.contentHash === world.hashOf(sent)) return faults
  if (known && !known.deleted && known.customer !== customer)
    faults.push(faultIn(sent, 'customer', 'is another than that of the record; remove it there first'))
  if (sent.data === null) {
    if (!known) faults.push(faultIn(sent, 'id', 'is not known, so that there is nothing to remove'))
    return faults
  }
  if (!known && id.startsWith(portalIds))
    faults.push(faultIn(sent, 'id', `begins with ${portalIds}, as only ids of the portal's own do`))
  if (kind !== 'customer' && customer !== null && !isThere(world, 'customer', customer, customer))
    faults.push(faultIn(sent, 'customer', `"${customer}" is no customer of this tenant`))
  const other = customer === null ? undefined : world.known.single(kind, customer)
  if (tenantRecords[kind].single && other !== undefined && other !== id)
    faults.push(faultIn(sent, 'id', `the customer has a ${kind} already, "${other}"`))
  if (kind === 'mortgage') faults.push(...mortgageFaults(sent, world))
  return [...faults, ...linkFaults(sent, world)]
}

function planned(sent: Sent, world: World): Planned {
  const known = world.known.get(sent.kind, sent.id)
  const isLive = known !== undefined && !known.deleted
  if (sent.data === null) return { sent, known, hash: '', outcome: isLive ? 'removed' : 'unchanged' }
  const hash = world.hashOf(sent)
  if (known?.contentHash === hash) return { sent, known, hash, outcome: 'unchanged' }
  return { sent, known, hash, outcome: isLive ? 'changed' : 'created' }
}

/** Whether a record was deleted in the portal and is sent unchanged. */
const isLeftGone = ({ sent, known, outcome }: Planned): boolean =>
  known?.deleted === true && outcome === 'unchanged' && sent.data !== null

/** Keys of records that a record depends on. */
const neededBy = ({ kind, customer, links }: Sent): string[] => [
  ...(customer !== null && kind !== 'customer' ? [keyOf('customer', customer)] : []),
  ...Object.entries(links).flatMap(([member, ids]) =>
    [ids ?? []].flat().map((id) => keyOf(linkKind(kind, member), id)),
  ),
]

/**
 * Restores a record that a customer deleted and the tenant sends unchanged if a new record depends on it; otherwise it
 * stays deleted.
 */
function withNeeded(plan: readonly Planned[]): Planned[] {
  const all = [...plan]
  const gone = new Map(
    all.flatMap(({ sent, known, outcome }, at) =>
      known?.deleted && outcome === 'unchanged' && sent.data !== null
        ? [[keyOf(sent.kind, sent.id), at]]
        : [],
    ),
  )
  const written = all.filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
  for (const { sent } of written)
    for (const key of neededBy(sent)) {
      const at = gone.get(key)
      const needed = at === undefined ? undefined : all[at]
      if (at === undefined || !needed) continue
      const back: Planned = { ...needed, outcome: 'created' }
      all[at] = back
      gone.delete(key)
      written.push(back)
    }
  return all
}

/** Errors for duplicates of a single kind. */
function twiceFaults({ records }: Group): Fault[] {
  const first = new Map<string, string>()
  return records.flatMap((sent) => {
    if (!tenantRecords[sent.kind].single || sent.data === null) return []
    const other = first.get(sent.kind)
    first.set(sent.kind, other ?? sent.id)
    return other === undefined
      ? []
      : [faultIn(sent, 'id', `the customer has a ${sent.kind} already, "${other}"`)]
  })
}

/** Plans the changes of a group; with errors, nothing is changed. */
export function planGroup(group: Group, world: World): { plan: Planned[] } | { faults: Fault[] } {
  const mine = group.records.filter(({ data }) => data !== null).map(({ kind, id }) => keyOf(kind, id))
  const own = { ...world, made: new Set([...world.made, ...mine]) }
  const faults = [...group.records.flatMap((sent) => recordFaults(sent, own)), ...twiceFaults(group)]
  if (faults.length > 0) return { faults }
  const plan = withNeeded(group.records.map((sent) => planned(sent, world)))
  for (const one of plan)
    if (one.sent.data !== null && !isLeftGone(one)) world.made.add(keyOf(one.sent.kind, one.sent.id))
  return { plan }
}
