import { type Dossier, dossierKinds, getDossiers, requestDossier } from '@portal/contract/dossier'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { InferInput } from 'valibot'
import type { WholeContext } from '../context.ts'
import { dossiers } from '../database/tables/dossier.ts'
import type { Routes } from '../http/routes.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import { wireMoment } from '../wire-moment.ts'
import { keptFor } from './deliver.ts'
import type { Asked } from './owner.ts'
import { dossierWork } from './work.ts'

/** How often a process looks for dossiers that another one left, in milliseconds. */
const often = 30_000

const wireDossier = (row: Asked): InferInput<typeof Dossier> => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  requested_at: row.requestedAt.toISOString(),
  document: row.documentId === null ? null : { id: row.documentId },
  expires_at: row.readyAt && wireMoment(new Date(row.readyAt.getTime() + keptFor)),
})

/** Copies of the whole file, which customers ask for and which are made in the background (GDPR, articles 15 and 20). */
export function dossierRoutes(app: FastifyInstance, routes: Routes, context: WholeContext): void {
  const { db, clock } = context
  const work = dossierWork(context)

  routes.customer(getDossiers, async ({ customer }) => {
    const rows = await db
      .select()
      .from(dossiers)
      .where(eq(dossiers.customerId, customer.id))
      .orderBy(desc(dossiers.id))
    const there = rows.filter(({ state, documentId }) => state !== 'ready' || documentId !== null)
    return {
      data: dossierKinds.flatMap((kind) => there.find((row) => row.kind === kind) ?? []).map(wireDossier),
    }
  })

  routes.customer(requestDossier, async ({ tenant, customer, body }) => {
    const asked = await db.transaction(async (transaction) => {
      const [added] = await transaction
        .insert(dossiers)
        .values({ customerId: customer.id, ...body, requestedAt: clock() })
        .onConflictDoNothing()
        .returning()
      if (added) await refuseAbove(context, transaction, { tenant, customer }, 'dossiers', 0)
      return added
    })
    if (asked) {
      work.begin(asked.id)
      return { data: wireDossier(asked) }
    }
    const [making] = await db
      .select()
      .from(dossiers)
      .where(and(eq(dossiers.customerId, customer.id), eq(dossiers.kind, body.kind)))
      .orderBy(desc(dossiers.id))
      .limit(1)
    if (!making) throw new Error('a dossier was neither asked for nor there')
    return { data: wireDossier(making) }
  })

  const timer = setInterval(() => {
    work.sweep().catch(() => context.log.error('looking for dossiers failed'))
  }, often).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.decorate('sweepDossiers', work.sweep)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes up dossiers that another process left, and removes those that stood long enough; also done twice a minute. */
    sweepDossiers: () => Promise<void>
  }
}
