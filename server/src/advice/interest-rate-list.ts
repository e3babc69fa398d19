import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { lenderLabels, lenders } from '../database/tables/lender.ts'

/** Reads the products with current rates, by lender. */
export async function readInterestList(db: Database): Promise<ListedMortgageProduct[]> {
  const rows = await db
    .select({ label: lenderLabels, lender: lenders.name })
    .from(lenderLabels)
    .innerJoin(lenders, eq(lenders.id, lenderLabels.lenderId))
    .where(isNotNull(lenderLabels.rates))
    .orderBy(asc(lenders.name), asc(lenderLabels.id))
  return rows.flatMap(({ label, lender }) =>
    label.rates
      ? [
          {
            lender_id: label.hdnCode,
            lender_name: lender,
            product_line_id: label.productId ?? String(label.id),
            product_line_name: label.name,
            ...label.rates,
          },
        ]
      : [],
  )
}
