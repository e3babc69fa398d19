import type { TenantApiScope } from '@portal/contract/tenant-api/tenant-api-calls'
import { tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { endTenantLimit, limitToTenant, runWithinTenant } from '../../database/tenant-scope.ts'
import { applyDepartures } from '../../erasure/apply-departures.ts'
import { discardOrphanedFiles, stageFile } from '../../files/orphaned-files.ts'
import { calculateContentHash } from '../content-hash.ts'
import { createFault, type Fault } from '../fault.ts'
import { RecordFault } from './database-fault.ts'
import {
  type FileSource,
  FilesOvertakenError,
  hasFiles,
  requireFiles,
  type StageFile,
  stageFiles,
} from './files.ts'
import { findKnownRecords } from './known.ts'
import { readLenders } from './lenders.ts'
import { storeMarket } from './market.ts'
import { countFaulty, createEmptyCounts, type StoredOutcome, sumOutcomes } from './outcome.ts'
import { getLinkKind, type PlannedRecord, planGroup, type RecordGroup } from './plan.ts'
import { removeRecords } from './remove.ts'
import { writeRecords } from './write.ts'

/** Tenant and scopes of the sending key. */
export interface Sender {
  readonly tenantId: number
  readonly scopes: readonly TenantApiScope[]
}

/** Base number of the advisory lock that serialises writers of a tenant. */
const writersLockId = 7_413_006

/** Number of attempts for files that others change concurrently. */
const maxAttempts = 5

/** Files of new and of deleted records. */
export interface Files {
  ready: Awaited<ReturnType<typeof stageFiles>>
  gone: string[]
}

const isOfAll = ({ records }: RecordGroup) =>
  records.every(({ kind }) => tenantRecords[kind].of === 'all tenants')

async function storeTenantGroup(
  tx: Database,
  { tenantId, scopes }: Sender,
  groups: readonly RecordGroup[],
  now: Date,
  { ready, gone }: Files,
): Promise<StoredOutcome> {
  const counts = createEmptyCounts()
  const records = groups.flatMap((group) => group.records)
  const known = await findKnownRecords(tx, tenantId, records, getLinkKind)
  const lenders = await readLenders(tx)
  const hashes = new Map(records.map((sent) => [sent, ready.get(sent)?.hash ?? calculateContentHash(sent)]))
  const faults: Fault[] = []
  const plans: PlannedRecord[] = []
  const world = {
    known,
    lenders,
    made: new Set<string>(),
    hashOf: (sent: (typeof records)[number]) => hashes.get(sent) ?? '',
    faultsOf: (sent: (typeof records)[number]) =>
      scopes.includes('write')
        ? (ready.get(sent)?.faults ?? [])
        : [createFault(sent, 'kind', 'takes a key with the scope write')],
  }
  for (const group of groups) {
    const planned = planGroup(group, world)
    if ('plan' in planned) plans.push(...planned.plan)
    else {
      faults.push(...planned.faults)
      countFaulty(counts, group, planned.faults)
    }
  }
  for (const { sent, outcome } of plans)
    if (outcome === 'created' || outcome === 'changed') requireFiles(sent, ready.get(sent))
  await writeRecords({ tx, tenantId, now, known, lenders, ready, gone }, plans)
  await removeRecords({ tx, tenantId, now, gone }, plans)
  const customerIds = new Set<number>()
  for (const { outcome, sent, known: before } of plans) {
    counts[outcome]++
    if (outcome === 'unchanged' || sent.customer === null) continue
    const customer = known.get('customer', sent.customer) ?? before
    if (customer) customerIds.add(customer.recordId)
  }
  return { counts, faults, customerIds: [...customerIds] }
}

/** Runs in the same transaction as the storing of groups, as the tables' owner. */
export type AfterStore = (tx: Database, stored: StoredOutcome, groups: number) => Promise<void>

/**
 * Stores groups with prepared files in one transaction.
 * @throws RecordFault if the database rejects a record, and then nothing is stored
 */
export async function storeAtOnce(
  {
    everyTenant,
    clock,
    jobs,
  }: Pick<AllTenantsContext, 'everyTenant' | 'clock'> & { jobs: AllTenantsContext['jobs'] | null },
  sender: Sender,
  groups: readonly RecordGroup[],
  files: Files,
  along: AfterStore,
): Promise<StoredOutcome> {
  return everyTenant.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${writersLockId}, ${sender.tenantId}), set_config('portal.tenant_api', 'on', true)`,
    )
    const market = await storeMarket(tx, sender.scopes, groups.filter(isOfAll))
    await limitToTenant(tx, sender.tenantId)
    const own = await storeTenantGroup(
      tx,
      sender,
      groups.filter((group) => !isOfAll(group)),
      clock(),
      files,
    )
    await applyDepartures({ clock, jobs }, tx, own.customerIds)
    await endTenantLimit(tx)
    const stored = sumOutcomes([market, own])
    await along(tx, stored, groups.length)
    return stored
  })
}

/**
 * Stores groups in one transaction; if the database rejects a record, each in its own, so that the others are stored.
 */
async function storeReady(
  context: AllTenantsContext,
  sender: Sender,
  groups: readonly RecordGroup[],
  files: Files,
  along: AfterStore,
): Promise<StoredOutcome> {
  try {
    return await storeAtOnce(context, sender, groups, files, along)
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    const [group] = groups
    if (group && groups.length === 1) {
      const counts = createEmptyCounts()
      countFaulty(counts, group, error.faults)
      const stored = { counts, faults: error.faults, customerIds: [] }
      await context.everyTenant.transaction((tx) => along(tx, stored, 1))
      return stored
    }
    const all: StoredOutcome[] = []
    for (const one of groups) all.push(await storeReady(context, sender, [one], files, along))
    return sumOutcomes(all)
  }
}

async function storeWithFiles(
  context: AllTenantsContext,
  sender: Sender,
  groups: readonly RecordGroup[],
  source: FileSource,
  along: AfterStore,
): Promise<StoredOutcome> {
  const records = groups.flatMap((group) => group.records)
  const known = await findKnownRecords(context.db, sender.tenantId, records.filter(hasFiles), getLinkKind)
  const stage: StageFile = (_path, bytes, mimeType) =>
    stageFile(context, (key, store) => store.put(key, bytes, mimeType))
  const ready = await stageFiles(stage, records, source, known)
  const files: Files = { ready, gone: [] }
  const staged = [...ready.values()].flatMap(({ files }) => files?.map(({ fileKey }) => fileKey) ?? [])
  try {
    return await storeReady(context, sender, groups, files, along)
  } finally {
    await discardOrphanedFiles(context, [...staged, ...files.gone]).catch(() =>
      context.log.warn('a file without a record is left to the sweep'),
    )
  }
}

/**
 * Stores groups of records, each atomically. Equal content changes nothing. Writers of one tenant are serialised, so
 * that an id identifies one record even if sent concurrently.
 * @param along runs in each transaction with its result
 */
export async function storeGroups(
  context: AllTenantsContext,
  sender: Sender,
  groups: readonly RecordGroup[],
  source: FileSource,
  along: AfterStore,
): Promise<StoredOutcome> {
  return runWithinTenant(sender.tenantId, async () => {
    for (let attempt = 1; ; attempt++)
      try {
        return await storeWithFiles(context, sender, groups, source, along)
      } catch (error) {
        if (!(error instanceof FilesOvertakenError) || attempt === maxAttempts) throw error
      }
  })
}
