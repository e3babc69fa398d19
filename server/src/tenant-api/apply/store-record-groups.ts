import type { ImportFault, TenantApiScope } from '@portal/contract/tenant-api/tenant-api-calls'
import { tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { endTenantLimit, limitToTenant, runWithinTenant } from '../../database/tenant-scope.ts'
import { applyCustomerDepartures } from '../../erasure/apply-customer-departures.ts'
import { discardOrphanedFilesOrWarn, stageFile } from '../../files/orphaned-files.ts'
import { calculateContentHash, createImportFault } from '../sent-record.ts'
import { RecordFault } from './database-fault.ts'
import { findKnownRecords } from './known-records.ts'
import { readLenderRegister } from './lender-register.ts'
import { type PlannedRecord, planRecordGroup, type RecordGroup } from './plan-records.ts'
import {
  canHaveFiles,
  type FileSource,
  FilesChangedError,
  requireUnchangedFiles,
  type StageFile,
  stageFiles,
} from './record-files.ts'
import { removeRecords } from './remove-records.ts'
import { storeSharedRecords } from './store-shared-records.ts'
import {
  countFaultyGroup,
  createEmptyImportCounts,
  type StoredOutcome,
  sumOutcomes,
} from './stored-outcome.ts'
import { writeRecords } from './write-records.ts'

export interface RecordSender {
  readonly tenantId: number
  readonly scopes: readonly TenantApiScope[]
}

/** Advisory lock that serialises the writers of a tenant. */
const writersLockId = 7_413_006

/**
 * Maximum number of attempts to store groups. An attempt fails if the files of a record have changed since they were
 * prepared.
 */
const maxStoreAttempts = 5

export interface PreparedFiles {
  stagedFiles: Awaited<ReturnType<typeof stageFiles>>
  orphanedKeys: string[]
}

const isSharedGroup = ({ records }: RecordGroup) =>
  records.every(({ kind }) => tenantRecords[kind].belongsTo === 'all tenants')

async function storeTenantGroups(
  tx: Database,
  { tenantId, scopes }: RecordSender,
  groups: readonly RecordGroup[],
  now: Date,
  { stagedFiles, orphanedKeys }: PreparedFiles,
): Promise<StoredOutcome> {
  const counts = createEmptyImportCounts()
  const records = groups.flatMap((group) => group.records)
  const known = await findKnownRecords(tx, tenantId, records)
  const lenders = await readLenderRegister(tx)
  const hashes = new Map(
    records.map((sent) => [sent, stagedFiles.get(sent)?.hash ?? calculateContentHash(sent)]),
  )
  const faults: ImportFault[] = []
  const plans: PlannedRecord[] = []
  const basis = {
    known,
    lenders,
    createdKeys: new Set<string>(),
    getHash: (sent: (typeof records)[number]) => hashes.get(sent) ?? '',
    getFaults: (sent: (typeof records)[number]) =>
      scopes.includes('write')
        ? (stagedFiles.get(sent)?.faults ?? [])
        : [createImportFault(sent, 'kind', 'takes a key with the scope write')],
  }
  for (const group of groups) {
    const planned = planRecordGroup(group, basis)
    if ('plan' in planned) plans.push(...planned.plan)
    else {
      faults.push(...planned.faults)
      countFaultyGroup(counts, group, planned.faults)
    }
  }
  for (const { sent, outcome } of plans)
    if (outcome === 'created' || outcome === 'changed') requireUnchangedFiles(sent, stagedFiles.get(sent))
  await writeRecords({ tx, tenantId, now, known, lenders, stagedFiles, orphanedKeys }, plans)
  await removeRecords({ tx, tenantId, now, orphanedKeys }, plans)
  const customerIds = new Set<number>()
  for (const { outcome, sent, known: before } of plans) {
    counts[outcome]++
    if (outcome === 'unchanged' || sent.customer === null) continue
    const customer = known.get('customer', sent.customer) ?? before
    if (customer) customerIds.add(customer.recordId)
  }
  return { counts, faults, customerIds: [...customerIds] }
}

/** Callback in the transaction that stores groups. It runs as the owner of the tables. */
export type RunAfterStoring = (tx: Database, stored: StoredOutcome, groups: number) => Promise<void>

/** Stores groups in one transaction. Throws RecordFault if Postgres rejects a record; then nothing is stored. */
export async function storeInOneTransaction(
  {
    allTenantsDb,
    clock,
    jobs,
  }: Pick<AllTenantsContext, 'allTenantsDb' | 'clock'> & { jobs: AllTenantsContext['jobs'] | null },
  sender: RecordSender,
  groups: readonly RecordGroup[],
  files: PreparedFiles,
  runAfter: RunAfterStoring,
): Promise<StoredOutcome> {
  return allTenantsDb.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(${writersLockId}, ${sender.tenantId}), set_config('portal.tenant_api', 'on', true)`,
    )
    const market = await storeSharedRecords(tx, sender.scopes, groups.filter(isSharedGroup))
    await limitToTenant(tx, sender.tenantId)
    const own = await storeTenantGroups(
      tx,
      sender,
      groups.filter((group) => !isSharedGroup(group)),
      clock(),
      files,
    )
    await applyCustomerDepartures({ clock, jobs }, tx, own.customerIds)
    await endTenantLimit(tx)
    const stored = sumOutcomes([market, own])
    await runAfter(tx, stored, groups.length)
    return stored
  })
}

/** Stores groups in one transaction. If Postgres rejects a record, stores each group in its own transaction. */
async function storeGroupsOrSplit(
  context: AllTenantsContext,
  sender: RecordSender,
  groups: readonly RecordGroup[],
  files: PreparedFiles,
  runAfter: RunAfterStoring,
): Promise<StoredOutcome> {
  try {
    return await storeInOneTransaction(context, sender, groups, files, runAfter)
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    const [group] = groups
    if (group && groups.length === 1) {
      const counts = createEmptyImportCounts()
      countFaultyGroup(counts, group, error.faults)
      const stored = { counts, faults: error.faults, customerIds: [] }
      await context.allTenantsDb.transaction((tx) => runAfter(tx, stored, 1))
      return stored
    }
    const all: StoredOutcome[] = []
    for (const one of groups) all.push(await storeGroupsOrSplit(context, sender, [one], files, runAfter))
    return sumOutcomes(all)
  }
}

async function storeGroupsWithFiles(
  context: AllTenantsContext,
  sender: RecordSender,
  groups: readonly RecordGroup[],
  source: FileSource,
  runAfter: RunAfterStoring,
): Promise<StoredOutcome> {
  const records = groups.flatMap((group) => group.records)
  const known = await findKnownRecords(context.db, sender.tenantId, records.filter(canHaveFiles))
  const stage: StageFile = (_path, bytes, mimeType) =>
    stageFile(context, (key, store) => store.put(key, bytes, mimeType))
  const stagedFiles = await stageFiles(stage, records, source, known)
  const files: PreparedFiles = { stagedFiles, orphanedKeys: [] }
  const stagedKeys = [...stagedFiles.values()].flatMap(
    ({ files }) => files?.map(({ fileKey }) => fileKey) ?? [],
  )
  try {
    return await storeGroupsOrSplit(context, sender, groups, files, runAfter)
  } finally {
    await discardOrphanedFilesOrWarn(context, [...stagedKeys, ...files.orphanedKeys])
  }
}

/**
 * Stores groups of records, each completely or not at all. Unchanged records are skipped. Writers of a tenant wait for
 * each other, so that an id is used once.
 * @param runAfter runs in each transaction, with the result of that transaction
 */
export async function storeRecordGroups(
  context: AllTenantsContext,
  sender: RecordSender,
  groups: readonly RecordGroup[],
  source: FileSource,
  runAfter: RunAfterStoring,
): Promise<StoredOutcome> {
  return runWithinTenant(sender.tenantId, async () => {
    for (let attempt = 1; ; attempt++)
      try {
        return await storeGroupsWithFiles(context, sender, groups, source, runAfter)
      } catch (error) {
        if (!(error instanceof FilesChangedError) || attempt === maxStoreAttempts) throw error
      }
  })
}
