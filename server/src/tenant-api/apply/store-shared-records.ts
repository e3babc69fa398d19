import type { ImportFault, TenantApiScope } from '@portal/contract/tenant-api/tenant-api-calls'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lenderLabels, lenders, type ProductRates } from '../../database/tables/lender.ts'
import { calculateContentHash, createImportFault, type SentRecord } from '../sent-record.ts'
import { describeUnknownLender } from './lender-register.ts'
import type { RecordGroup } from './plan-records.ts'
import { createEmptyImportCounts, type StoredOutcome } from './stored-outcome.ts'

type WriteOutcome = 'created' | 'changed' | 'unchanged'
type ColumnValues<T> = Partial<T> & object

const hasSameValues = (row: object, values: object): boolean => {
  const picked = Object.fromEntries(Object.keys(values).map((name) => [name, Reflect.get(row, name)]))
  const hashRecordData = (data: object) => calculateContentHash({ data } as SentRecord)
  return hashRecordData(picked) === hashRecordData(values)
}

async function writeLender(tx: Database, { id, data }: SentRecord): Promise<WriteOutcome> {
  const values = {
    name: String(data?.name),
    isReceiver: data?.is_receiver !== false,
    isSender: data?.is_sender !== false,
    minHdnVersion: data?.min_hdn_version ?? null,
    maxHdnVersion: data?.max_hdn_version ?? null,
    logo: data?.logo ?? null,
  } as ColumnValues<typeof lenders.$inferInsert> & { name: string }
  const [known] = await tx.select().from(lenders).where(eq(lenders.hdnCode, id))
  if (!known) await tx.insert(lenders).values({ hdnCode: id, ...values })
  else if (hasSameValues(known, values)) return 'unchanged'
  else await tx.update(lenders).set(values).where(eq(lenders.id, known.id))
  return known ? 'changed' : 'created'
}

async function writeProduct(tx: Database, sent: SentRecord): Promise<WriteOutcome | ImportFault> {
  const { id, data } = sent
  const hdnCode = String(data?.lender)
  const [lender] = await tx.select({ id: lenders.id }).from(lenders).where(eq(lenders.hdnCode, hdnCode))
  if (!lender) return createImportFault(sent, 'data.lender', describeUnknownLender(hdnCode))
  const rates = data?.rates
    ? {
        rates: data.rates as ProductRates['rates'],
        interest_only_surcharge: Number(data.interest_only_surcharge ?? 0),
      }
    : null
  const values = { name: String(data?.name), rates }
  const own = and(eq(lenderLabels.lenderId, lender.id), eq(lenderLabels.productId, id))
  const [known] = await tx.select().from(lenderLabels).where(own)
  if (!known) await tx.insert(lenderLabels).values({ lenderId: lender.id, hdnCode, productId: id, ...values })
  else if (hasSameValues(known, values)) return 'unchanged'
  else await tx.update(lenderLabels).set(values).where(eq(lenderLabels.id, known.id))
  return known ? 'changed' : 'created'
}

/**
 * Writes a lender or product. They are shared by all tenants and never deleted, since mortgages refer to them.
 * @returns the result, or an error
 */
async function writeSharedRecord(tx: Database, sent: SentRecord): Promise<WriteOutcome | ImportFault> {
  if (sent.data === null)
    return createImportFault(sent, null, 'is of all tenants: lenders and products are not removed')
  return sent.kind === 'lender' ? writeLender(tx, sent) : writeProduct(tx, sent)
}

/** Stores lenders and products as the owner of the tables, for keys with the scope `lenders`. */
export async function storeSharedRecords(
  tx: Database,
  scopes: readonly TenantApiScope[],
  groups: readonly RecordGroup[],
): Promise<StoredOutcome> {
  const counts = createEmptyImportCounts()
  const faults: ImportFault[] = []
  for (const group of groups)
    for (const sent of group.records) {
      const outcome = scopes.includes('lenders')
        ? await writeSharedRecord(tx, sent)
        : createImportFault(sent, 'kind', 'is of all tenants: it takes a key with the scope lenders')
      if (typeof outcome === 'string') counts[outcome]++
      else {
        faults.push(outcome)
        counts.faulty++
      }
    }
  return { counts, faults, customerIds: [] }
}
