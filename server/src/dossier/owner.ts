import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import type { dossiers } from '../database/tables/dossier.ts'
import { tenants } from '../database/tables/tenant.ts'
import { findTenant, type KnownTenant } from '../tenants/find.ts'
import { type TextFunction, textsIn } from './dossier-texts.ts'

/** A requested dossier. */
export type DossierRequest = typeof dossiers.$inferSelect

/** Customer, tenant and locale of a dossier. */
export interface Owner {
  customerId: number
  tenant: KnownTenant
  words: TextFunction
}

/** Reads the owner of a dossier. */
export async function ownerOf({ db }: Context, { customerId, language }: DossierRequest): Promise<Owner> {
  const [row] = await db
    .select({ subdomain: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(eq(customers.id, customerId))
  const tenant = row && (await findTenant(db, row.subdomain))
  if (!tenant) throw new Error('a dossier of nobody')
  return { customerId, tenant, words: textsIn(language, tenant.tenant.pronoun !== 'JE') }
}
