import { join } from 'node:path'
import { toTenantDay } from '@portal/time/clock'
import { and, eq, lt } from 'drizzle-orm'
import type { AllTenantsContext, Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { dossiers } from '../database/tables/dossier.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { withTemporaryFolder } from '../files/temporary-folder.ts'
import { getOwnerRights, toScopeRestrictions } from '../household/customer-file-parts.ts'
import { selectPartnerConsents } from '../household/household-session.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { writeArchive } from './archive/write-archive.ts'
import { readCustomerFile } from './customer-file.ts'
import { type DossierRequest, deliverDossier, removeExpiredDossiers } from './deliver-dossier.ts'
import { drawPdfInThread } from './drawing/draw-pdf-in-thread.ts'

/** Time after which a dossier counts as failed: a day, including the time in the queue. */
const dossierTimeoutMs = 86_400_000

const writeAndDeliverDossier = (
  context: Context,
  tenant: KnownTenant,
  request: DossierRequest,
): Promise<void> =>
  withTemporaryFolder('dossier-', async (folder) => {
    const path = join(folder, request.kind)
    if (request.kind === 'zip') await writeArchive(context, tenant, request, path)
    else {
      const file = await readCustomerFile(context, request.customerId)
      const today = toTenantDay(context.clock())
      await drawPdfInThread({ file, tenant: tenant.tenant, language: request.language, today, path })
    }
    await deliverDossier(context, tenant, request, path)
  })

/**
 * Makes a requested dossier, without a partner's private data (HOUSE-04). Does nothing if it is already made or has
 * failed.
 */
export async function makeDossier(context: Context, tenant: KnownTenant, id: number): Promise<void> {
  const [request] = await context.db
    .select()
    .from(dossiers)
    .where(and(eq(dossiers.id, id), eq(dossiers.state, 'making')))
  if (!request) return
  const [of] = await context.db
    .select({ consents: selectPartnerConsents(customers) })
    .from(customers)
    .where(eq(customers.id, request.customerId))
  const makeRequestedDossier = () => writeAndDeliverDossier(context, tenant, request)
  await (of?.consents
    ? runWithinTenant(tenant.id, makeRequestedDossier, toScopeRestrictions(getOwnerRights(of.consents), null))
    : makeRequestedDossier())
}

/** Marks a dossier as failed, so that the customer can request another one. */
export const markDossierFailed = async ({ db }: Pick<Context, 'db'>, id: number): Promise<void> =>
  void (await db
    .update(dossiers)
    .set({ state: 'failed' })
    .where(and(eq(dossiers.id, id), eq(dossiers.state, 'making'))))

/** Removes expired dossiers. Marks dossiers as failed that no process makes any more. */
export async function sweepDossiers({
  allTenantsDb,
  files,
  clock,
}: Pick<AllTenantsContext, 'allTenantsDb' | 'files' | 'clock'>): Promise<void> {
  await allTenantsDb
    .update(dossiers)
    .set({ state: 'failed' })
    .where(
      and(
        eq(dossiers.state, 'making'),
        lt(dossiers.requestedAt, new Date(clock().getTime() - dossierTimeoutMs)),
      ),
    )
  await removeExpiredDossiers({ db: allTenantsDb, files, clock })
}
