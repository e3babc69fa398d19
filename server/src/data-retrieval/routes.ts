import {
  beginDataRetrieval,
  beginPartnerDataRetrieval,
  type DataRetrievalResult,
  getDataRetrieval,
  inviteToDataRetrieval,
} from '@portal/contract/data-retrieval'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { relatives } from '../database/tables/customer.ts'
import { assessments } from '../database/tables/one-time-secrets.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { createSecretToken, hashSecret } from '../sessions/secret-token.ts'
import { createResultProof } from './data-retrieval-result.ts'
import { dataRetrievalReturnPath } from './return-page.ts'

const permissionLifetimeMs = 60 * 60 * 1000

export function registerDataRetrievalRoutes(routes: CallRoutes, context: Context): void {
  const { db, config, clock, jobs } = context

  async function startAssessment(
    { tenant: { subdomain }, customer }: CustomerScope,
    type: string,
    partner: boolean,
  ) {
    if (!config.assessmentUrl) throw createNotFoundError()
    const [token, endSecret] = [createSecretToken(), createSecretToken()]
    const attempt = hashSecret(token)
    await db.insert(assessments).values({
      hash: attempt,
      endSecret,
      customerId: customer.id,
      type,
      partner,
      expiresAt: new Date(clock().getTime() + permissionLifetimeMs),
    })
    const createReturnUrl = (result: DataRetrievalResult) =>
      createPortalUrl(config, subdomain, dataRetrievalReturnPath, {
        type,
        ...(partner && { partner: 'true' }),
        attempt,
        result,
        proof: createResultProof(endSecret, result),
      })
    const [success, failure, cancel] = [
      createReturnUrl('success'),
      createReturnUrl('failure'),
      createReturnUrl('cancel'),
    ]
    return {
      token,
      url: `${config.assessmentUrl}?${new URLSearchParams({ token, success, failure, cancel })}`,
      success_url: success,
      failure_url: failure,
      cancel_url: cancel,
      attempt,
    }
  }

  routes.customer(inviteToDataRetrieval, async ({ tenant, customer, body }) => {
    await db.transaction(async (transaction) => {
      await refuseAboveQuota(context, transaction, { tenant, customer }, 'messages')
      await transaction.insert(tenantInbox).values({
        customerId: customer.id,
        kind: 'invitation',
        subject: body.type,
        content: '',
        createdAt: clock(),
      })
      if (!body.send_email) return
      await refuseAboveQuota(context, transaction, { tenant, customer }, 'mails')
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

  routes.customer(beginDataRetrieval, async ({ body, ...scope }) => ({
    data: await startAssessment(scope, body.type, false),
  }))

  routes.customer(
    getDataRetrieval,
    async ({ customer, params }) => {
      const [assessment] = await db
        .select()
        .from(assessments)
        .where(and(eq(assessments.hash, params.id), eq(assessments.customerId, customer.id)))
      if (!assessment) throw createNotFoundError()
      const { type, partner, result } = assessment
      return { data: { type, partner, result } }
    },
    { variesBy: 'content' },
  )

  routes.customer(beginPartnerDataRetrieval, async ({ body, ...scope }) => {
    const [partner] = await db
      .select({ id: relatives.id })
      .from(relatives)
      .where(and(eq(relatives.customerId, scope.customer.id), eq(relatives.kind, 'partner')))
    if (!partner) throw createNotFoundError()
    return { data: await startAssessment(scope, body.type, true) }
  })
}
