import type { Context } from '../context.ts'
import { invalid, notFound } from '../http/http-error.ts'
import { customerByName } from '../sessions/sign-in.ts'
import { findTenantByName } from '../tenants/find.ts'

/**
 * A firm and one of its customers, by user name or e-mail address.
 * @throws HttpError 404 for an unknown firm, 422 for an unknown customer
 */
export async function customerOf({ db }: Context, tenant: string, name: string) {
  const tenantRow = await findTenantByName(db, tenant)
  const customer = await customerByName(db, tenantRow.id, name)
  if (!customer) throw invalid({ customer: 'is no customer of this firm' })
  return { tenantRow, customer }
}

/**
 * The row that a command changed.
 * @throws HttpError 404 when there was none
 */
export const firstRow = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (row === undefined) throw notFound()
  return row
}
