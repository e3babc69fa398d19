import { beginAssessment, beginPartnerAssessment, invite } from '@portal/contract/retrieval'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { firmInbox } from '../database/tables/firm-inbox.ts'
import { notFound } from '../http/refusal.ts'
import type { Routes } from '../http/routes.ts'
import { portalAddress } from '../mail/address.ts'
import { makeSecret } from '../sessions/secret-token.ts'
import type { KnownTenant } from '../tenants/find.ts'

/** Retrieval of source data through an embedded page. */
export function retrievalRoutes(routes: Routes, { db, config, clock, post }: Context): void {
  function assessment({ subdomain }: KnownTenant, type: string, partner: boolean) {
    const token = makeSecret()
    const ends = (result: string) =>
      portalAddress(config, subdomain, '/portaal', { type, ...(partner && { partner: 'true' }), result })
    const [success, failure] = [ends('success'), ends('failure')]
    return {
      token,
      url: portalAddress(config, subdomain, '/assessment', { token, success, failure }),
      success_url: success,
      failure_url: failure,
    }
  }

  routes.customer(invite, async ({ tenant, customer, body }) => {
    await db.update(customers).set({ lastSubmittedAt: clock() }).where(eq(customers.id, customer.id))
    await db.insert(firmInbox).values({
      customerId: customer.id,
      kind: 'invitation',
      subject: body.type,
      content: '',
      createdAt: clock(),
    })
    if (body.send_email) {
      const link = portalAddress(config, tenant.subdomain, '/portaal', { type: body.type })
      const [receiver] = await db.select().from(customers).where(eq(customers.id, customer.id))
      if (receiver) await post(tenant, receiver, 'invitation', { link })
    }
    return { data: { success: true } }
  })

  routes.customer(beginAssessment, async ({ tenant, body }) => ({
    data: assessment(tenant, body.type, false),
  }))

  routes.customer(beginPartnerAssessment, async ({ tenant, customer, body }) => {
    const [partner] = await db
      .select({ id: relatives.id })
      .from(relatives)
      .where(and(eq(relatives.customerId, customer.id), eq(relatives.kind, 'partner')))
    if (!partner) throw notFound()
    return { data: assessment(tenant, body.type, true) }
  })
}
