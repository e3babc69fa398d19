import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lenderLabels, lenders } from '../../database/tables/lender.ts'

export interface LenderRegister {
  /** By HDN code. */
  findLenderId(code: string): number | undefined
  /** By HDN code of the lender, and number of the product there. */
  findProductId(code: string, productId: string): number | undefined
  /** HDN code of the lender. */
  findLenderCode(lenderId: number): string | undefined
  /** Number at the lender. */
  findProductNumber(labelId: number): string | undefined
}

export async function readLenders(tx: Database): Promise<LenderRegister> {
  const rows = await tx
    .select({
      id: lenders.id,
      code: lenders.hdnCode,
      labelId: lenderLabels.id,
      productId: lenderLabels.productId,
    })
    .from(lenders)
    .leftJoin(lenderLabels, eq(lenderLabels.lenderId, lenders.id))
  const byCode = new Map(rows.map(({ code, id }) => [code, id]))
  const byId = new Map(rows.map(({ code, id }) => [id, code]))
  const products = new Map(rows.map(({ code, productId, labelId }) => [`${code} ${productId}`, labelId]))
  const labels = new Map(rows.map(({ labelId, productId }) => [labelId, productId]))
  return {
    findLenderId: (code) => byCode.get(code),
    findProductId: (code, productId) => products.get(`${code} ${productId}`) ?? undefined,
    findLenderCode: (id) => byId.get(id),
    findProductNumber: (id) => labels.get(id) ?? undefined,
  }
}

/** Names the import line that adds the lender. */
export const describeUnknownLender = (code: string): string =>
  `"${code}" is the HDN code of no known lender; import this line first: ${JSON.stringify({ kind: 'lender', id: code, data: { name: '…' } })}`

/** Names the import line that adds the product. */
export const describeUnknownProduct = (code: string, product: string): string =>
  `"${product}" is no known product of this lender; import this line first: ${JSON.stringify({ kind: 'product', id: product, data: { lender: code, name: '…' } })}`
