import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lenderLabels, lenders } from '../../database/tables/lender.ts'

/** Lenders and products by their external codes. */
export interface LenderRegister {
  /** Id of the lender with an HDN code. */
  lender(code: string): number | undefined
  /** Id of a lender's product by its number at the lender. */
  product(code: string, productId: string): number | undefined
  /** HDN code of a lender. */
  codeOf(lenderId: number): string | undefined
  /** Number at the lender of a product. */
  productOf(labelId: number): string | undefined
}

/** Reads all lenders with products. */
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
    lender: (code) => byCode.get(code),
    product: (code, productId) => products.get(`${code} ${productId}`) ?? undefined,
    codeOf: (id) => byId.get(id),
    productOf: (id) => labels.get(id) ?? undefined,
  }
}

/** Error for an unknown HDN code, with the import line that adds it. */
export const describeUnknownLender = (code: string): string =>
  `"${code}" is the HDN code of no known lender; import this line first: ${JSON.stringify({ kind: 'lender', id: code, data: { name: '…' } })}`

/** Error for an unknown product, with the import line that adds it. */
export const describeUnknownProduct = (code: string, product: string): string =>
  `"${product}" is no known product of this lender; import this line first: ${JSON.stringify({ kind: 'product', id: product, data: { lender: code, name: '…' } })}`
