import {
  beginAssessment,
  beginPartnerAssessment,
  getRetrieval,
  invite,
  type RetrievalResult,
} from '@portal/contract/retrieval'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { relatives } from '../database/tables/customer.ts'
import { assessments } from '../database/tables/one-time.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import type { Scope } from '../http/authorise.ts'
import { notFound } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { portalAddress } from '../mail/address.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import { hashOf, makeSecret } from '../sessions/secret-token.ts'
import { proofOf } from './end.ts'
import { returnPath } from './return-page.ts'

/** Validity of a permission, in milliseconds. */
const lifetime = 60 * 60 * 1000

/** Routes for retrieving source data on an embedded page. */
export function retrievalRoutes(routes: Routes, context: Context): void {
  const { db, config, clock, jobs } = context

  async function assessment({ tenant: { subdomain }, customer }: Scope, type: string, partner: boolean) {
    if (!config.assessmentUrl) throw notFound()
    const [token, endSecret] = [makeSecret(), makeSecret()]
    const attempt = hashOf(token)
    await db.insert(assessments).values({
      hash: attempt,
      endSecret,
      customerId: customer.id,
      type,
      partner,
      expiresAt: new Date(clock().getTime() + lifetime),
    })
    const ends = (result: RetrievalResult) =>
      portalAddress(config, subdomain, returnPath, {
        type,
        ...(partner && { partner: 'true' }),
        attempt,
        result,
        proof: proofOf(endSecret, result),
      })
    const [success, failure, cancel] = [ends('success'), ends('failure'), ends('cancel')]
    return {
      token,
      url: `${config.assessmentUrl}?${new URLSearchParams({ token, success, failure, cancel })}`,
      success_url: success,
      failure_url: failure,
      cancel_url: cancel,
      attempt,
    }
  }

  routes.customer(invite, async ({ tenant, customer, body }) => {
    await db.transaction(async (transaction) => {
      await refuseAbove(context, transaction, { tenant, customer }, 'messages')
      await transaction.insert(tenantInbox).values({
        customerId: customer.id,
        kind: 'invitation',
        subject: body.type,
        content: '',
        createdAt: clock(),
      })
      if (!body.send_email) return
      await refuseAbove(context, transaction, { tenant, customer }, 'mails')
      const { subdomain } = tenant
      const { type } = body
      await jobs.add(
        'mail',
        { tenant: subdomain, customerId: customer.id, occasion: 'invitation', type },
        transaction,
      )
    })
    return { data: { success: true } }
  })

  routes.customer(beginAssessment, async ({ body, ...scope }) => ({
    data: await assessment(scope, body.type, false),
  }))

  routes.customer(
    getRetrieval,
    async ({ customer, params }) => {
      const [begun] = await db
        .select()
        .from(assessments)
        .where(and(eq(assessments.hash, params.id), eq(assessments.customerId, customer.id)))
      if (!begun) throw notFound()
      const { type, partner, result } = begun
      return { data: { type, partner, result } }
    },
    { varies: 'content' },
  )

  routes.customer(beginPartnerAssessment, async ({ body, ...scope }) => {
    const [partner] = await db
      .select({ id: relatives.id })
      .from(relatives)
      .where(and(eq(relatives.customerId, scope.customer.id), eq(relatives.kind, 'partner')))
    if (!partner) throw notFound()
    return { data: await assessment(scope, body.type, true) }
  })
}
