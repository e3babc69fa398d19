import { type Dossier, dossierKinds, getDossiers, requestDossier } from '@portal/contract/dossier'
import { and, desc, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Context } from '../context.ts'
import { dossiers } from '../database/tables/dossier.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { type DossierRequest, dossierLifetimeMs } from './deliver-dossier.ts'

const toDossierResponse = (row: DossierRequest): InferInput<typeof Dossier> => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  requested_at: row.requestedAt.toISOString(),
  document: row.documentId === null ? null : { id: row.documentId },
  expires_at: row.readyAt && toWireDateTime(new Date(row.readyAt.getTime() + dossierLifetimeMs)),
})

/**
 * Registers the calls with which customers request copies of their file (GDPR articles 15 and 20). A job makes the
 * copy.
 */
export function registerDossierRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock, jobs } = context

  routes.customer(getDossiers, async ({ customer }) => {
    const rows = await db
      .select()
      .from(dossiers)
      .where(eq(dossiers.customerId, customer.id))
      .orderBy(desc(dossiers.id))
    const there = rows.filter(({ state, documentId }) => state !== 'ready' || documentId !== null)
    return {
      data: dossierKinds
        .flatMap((kind) => there.find((row) => row.kind === kind) ?? [])
        .map(toDossierResponse),
    }
  })

  routes.customer(requestDossier, async ({ tenant, customer, body }) => {
    const dossierRequest = await db.transaction(async (transaction) => {
      const [added] = await transaction
        .insert(dossiers)
        .values({ customerId: customer.id, ...body, requestedAt: clock() })
        .onConflictDoNothing()
        .returning()
      if (!added) return undefined
      await refuseAboveQuota(context, transaction, { tenant, customer }, 'dossiers', {
        amount: 0,
        bytes: 0,
      })
      await jobs.add('dossier', { tenant: tenant.subdomain, id: added.id }, transaction)
      return added
    })
    if (dossierRequest) return { data: toDossierResponse(dossierRequest) }
    const [making] = await db
      .select()
      .from(dossiers)
      .where(and(eq(dossiers.customerId, customer.id), eq(dossiers.kind, body.kind)))
      .orderBy(desc(dossiers.id))
      .limit(1)
    if (!making) throw new Error('a dossier was neither asked for nor there')
    return { data: toDossierResponse(making) }
  })
}
