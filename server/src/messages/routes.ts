import { leaveActivityNote, sendMessage } from '@portal/contract/message'
import { getSentMessages } from '@portal/contract/sent-message'
import { widgetAdvice } from '../advice/advice-record.ts'
import { insertLead, leadText } from '../advice/lead.ts'
import type { Context } from '../context.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { linksOf } from '../documents/links.ts'
import { attachmentsOf, recordDocuments, withStaged } from '../documents/store.ts'
import { once } from '../http/idempotency.ts'
import type { Routes } from '../http/routes.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import { answeredBy } from './answered.ts'
import { sentBy } from './sent.ts'

/** Dutch names of topics, for leads. */
const topics: Readonly<Record<string, string>> = {
  maximum_mortgage: 'de maximale hypotheek',
  sustainability: 'verduurzamen',
}

/** Routes for customers' messages. */
export function messageRoutes(routes: Routes, context: Context): void {
  const { db, clock } = context

  routes.customer(sendMessage, ({ tenant, customer, body, request }) =>
    withStaged(context, { tenant, customer }, attachmentsOf(body), (staged) =>
      once({ db, clock, request, body }, customer.id, body.idempotency_key, async (transaction) => {
        await refuseAbove(context, transaction, { tenant, customer }, 'messages')
        const answered = await answeredBy(transaction, customer.id, body, clock())
        const { screen, policy_id } = body
        const parent =
          policy_id === undefined ? {} : ({ parent_type: 'policy', parent_id: policy_id } as const)
        const links = {
          type: 'message',
          ...(await linksOf(transaction, customer.id, { screen, ...parent }, clock())),
        }
        const owner = { tenant, customer }
        const documentIds = await recordDocuments(context, transaction, owner, staged, links)
        await transaction.insert(tenantInbox).values({
          customerId: customer.id,
          kind: 'message',
          screen: body.screen,
          category: body.category,
          subject: body.subject,
          content: body.message,
          ...answered,
          documentIds,
          createdAt: clock(),
        })
        return { data: { success: true } }
      }),
    ),
  )

  routes.customer(getSentMessages, async ({ customer }) => ({ data: await sentBy(db, customer.id) }), {
    varies: 'content',
  })

  routes.customer(leaveActivityNote, async ({ tenant, customer, body, request }) => {
    const { topic, text, lead, advice } = body
    const given = lead && advice ? await widgetAdvice(context, advice) : null
    return once({ db, clock, request, body }, customer.id, body.idempotency_key, async (transaction) => {
      await refuseAbove(context, transaction, { tenant, customer }, 'messages')
      const row = {
        customerId: customer.id,
        screen: topic,
        category: topic,
        subject: topic,
        createdAt: clock(),
      }
      if (lead) {
        const content = leadText(lead, topics[topic] ?? topic)
        await insertLead(transaction, { ...row, subject: topic, content }, given)
      }
      await transaction.insert(tenantInbox).values({ ...row, kind: 'activity_note', content: text })
      return { data: { success: true } }
    })
  })
}
