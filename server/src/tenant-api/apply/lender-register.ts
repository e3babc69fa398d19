import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { lenderLabels, lenders } from '../../database/tables/lender.ts'

export type LenderRegister = Awaited<ReturnType<typeof readLenderRegister>>

export async function readLenderRegister(tx: Database) {
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
    /** Finds a lender by HDN code. */
    findLenderId: (code: string) => byCode.get(code),
    /** Finds a product by the HDN code of its lender, and the lender's number of the product. */
    findProductId: (code: string, productId: string) => products.get(`${code} ${productId}`) ?? undefined,
    findLenderCode: (id: number) => byId.get(id),
    findProductNumber: (id: number) => labels.get(id) ?? undefined,
  }
}

/** Describes an unknown lender, with the import line that adds it. */
export const describeUnknownLender = (code: string): string =>
  `"${code}" is the HDN code of no known lender; import this line first: ${JSON.stringify({ kind: 'lender', id: code, data: { name: '…' } })}`

export const describeUnknownProduct = (code: string, product: string): string =>
  `"${product}" is no known product of this lender; import this line first: ${JSON.stringify({ kind: 'product', id: product, data: { lender: code, name: '…' } })}`
