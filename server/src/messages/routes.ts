import { leaveActivityNote, sendMessage } from '@portal/contract/message'
import { getSentMessages } from '@portal/contract/sent-message'
import { recalculateWidgetAdvice } from '../advice/advice-record.ts'
import { formatLeadText, insertLead } from '../advice/lead.ts'
import type { Context } from '../context.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { resolveDocumentLinks } from '../documents/document-links.ts'
import { recordDocuments, toUploadedFiles, withStagedFiles } from '../documents/store-documents.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { runOncePerKey } from '../http/idempotency.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { markAnsweredItem } from './mark-answered.ts'
import { readSentMessages } from './sent-messages.ts'

/** Names of the topics in Dutch, which the tenant reads. */
const dutchTopicNames: Readonly<Record<string, string>> = {
  maximum_mortgage: 'de maximale hypotheek',
  sustainability: 'verduurzamen',
}

export function registerMessageRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock } = context

  routes.customer(sendMessage, ({ tenant, customer, body, request }) =>
    withStagedFiles(context, { tenant, customer }, toUploadedFiles(body), (staged) =>
      runOncePerKey({ db, clock, request, body }, customer.id, body.idempotency_key, async (transaction) => {
        await refuseAboveQuota(context, transaction, { tenant, customer }, 'messages')
        const answered = await markAnsweredItem(transaction, customer.id, body, clock())
        const { screen, policy_id } = body
        const parent =
          policy_id === undefined ? {} : ({ parent_type: 'policy', parent_id: policy_id } as const)
        const links = {
          type: 'message',
          ...(await resolveDocumentLinks(transaction, customer.id, { screen, ...parent }, clock())),
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

  routes.customer(
    getSentMessages,
    async ({ customer }) => ({ data: await readSentMessages(db, customer.id) }),
    {
      variesBy: 'content',
    },
  )

  routes.customer(leaveActivityNote, async ({ tenant, customer, body, request }) => {
    const { topic, text, lead, advice } = body
    const recalculated = lead && advice ? await recalculateWidgetAdvice(context, advice) : null
    return runOncePerKey(
      { db, clock, request, body },
      customer.id,
      body.idempotency_key,
      async (transaction) => {
        await refuseAboveQuota(context, transaction, { tenant, customer }, 'messages')
        const row = {
          customerId: customer.id,
          screen: topic,
          category: topic,
          subject: topic,
          createdAt: clock(),
        }
        if (lead) {
          const content = formatLeadText(lead, dutchTopicNames[topic] ?? topic)
          await insertLead(transaction, { ...row, subject: topic, content }, recalculated)
        }
        await transaction.insert(tenantInbox).values({ ...row, kind: 'activity_note', content: text })
        return { data: { success: true } }
      },
    )
  })
}
