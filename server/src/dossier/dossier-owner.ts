import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import type { dossiers } from '../database/tables/dossier.ts'
import { tenants } from '../database/tables/tenant.ts'
import { findTenant, type KnownTenant } from '../tenants/find-tenant.ts'
import { type DossierTextFunction, getDossierTexts } from './dossier-texts.ts'

export type DossierRequest = typeof dossiers.$inferSelect

export interface DossierOwner {
  customerId: number
  tenant: KnownTenant
  getText: DossierTextFunction
}

export async function readDossierOwner(
  db: Database,
  { customerId, language }: DossierRequest,
): Promise<DossierOwner> {
  const [row] = await db
    .select({ subdomain: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(eq(customers.id, customerId))
  const tenant = row && (await findTenant(db, row.subdomain))
  if (!tenant) throw new Error('a dossier of nobody')
  return { customerId, tenant, getText: getDossierTexts(language, tenant.tenant.pronoun !== 'JE') }
}
