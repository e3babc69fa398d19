import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lenderLabels, lenders } from '../../database/tables/lender.ts'

/** Fields that are not empty. */
const filled = (data: object) => Object.fromEntries(Object.entries(data).filter(([, value]) => value != null))

/** All lenders and products with their rates, as they would be sent. */
export async function recordsOfLenders(db: Database): Promise<object[]> {
  const rows = await db.select().from(lenders).orderBy(asc(lenders.id))
  const products = await db
    .select({ label: lenderLabels, lender: lenders.hdnCode })
    .from(lenderLabels)
    .innerJoin(lenders, eq(lenders.id, lenderLabels.lenderId))
    .orderBy(asc(lenderLabels.id))
  return [
    ...rows.map((row) => ({
      kind: 'lender',
      id: row.hdnCode,
      data: filled({
        name: row.name,
        is_receiver: row.isReceiver,
        is_sender: row.isSender,
        min_hdn_version: row.minHdnVersion,
        max_hdn_version: row.maxHdnVersion,
        logo: row.logo,
      }),
    })),
    ...products.flatMap(({ label: { productId, name, rates }, lender }) =>
      productId === null
        ? []
        : [{ kind: 'product', id: productId, data: filled({ lender, name, ...rates }) }],
    ),
  ]
}
