import { addActivityNote } from '@portal/contract/activity-note'
import type { CallBody } from '@portal/contract/call'
import { sendMessage } from '@portal/contract/message'
import { getSentMessages } from '@portal/contract/sent-message'
import { and, eq } from 'drizzle-orm'
import { recalculateWidgetAdvice } from '../advice/advice-record.ts'
import { formatLeadText, insertLead } from '../advice/lead.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { getFirstRow } from '../database/first-row.ts'
import { customerSignals } from '../database/tables/customer-signal.ts'
import { mails } from '../database/tables/mail.ts'
import { notes } from '../database/tables/note.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { resolveDocumentLinks } from '../documents/document-links.ts'
import { recordDocuments, toUploadedFiles, withStagedFiles } from '../documents/store-documents.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { runOncePerIdempotencyKey } from '../http/idempotency.ts'
import { parseRecordId } from '../http/record-id.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { readSentMessages } from './sent-messages.ts'

const answerableTablesByType = { attachable: mails, signal: customerSignals, note: notes } as const

/**
 * Finds the item that a message answers, and marks a note as answered. Undefined if it answers none.
 * @throws HttpError 404 if the customer cannot see the item, 422 if only type or id is given
 */
async function markAnsweredItem(
  db: Database,
  customerId: number,
  { reply_to_type, reply_to_id }: Pick<CallBody<typeof sendMessage>, 'reply_to_type' | 'reply_to_id'>,
  now: Date,
) {
  const [type, id] = [reply_to_type ?? null, reply_to_id ?? null]
  if (type === null && id === null) return {}
  if (type === null || id === null)
    throw createInvalidFieldsError({
      [type === null ? 'reply_to_type' : 'reply_to_id']: 'goes together with its other half',
    })
  const table = answerableTablesByType[type]
  const own = and(eq(table.customerId, customerId), eq(table.id, parseRecordId(id)))
  const shown = type === 'attachable' ? and(own, eq(mails.visible, true)) : own
  const found = getFirstRow(await db.select({ id: table.id }).from(table).where(shown))
  if (type === 'note')
    await db.update(notes).set({ answeredAt: now, adviserSeenAt: null }).where(eq(notes.id, found.id))
  return { replyToType: type, replyToId: found.id }
}

/** Names of the topics in Dutch, which the tenant reads. */
const dutchTopicNames: Readonly<Record<string, string>> = {
  maximum_mortgage: 'de maximale hypotheek',
  sustainability: 'verduurzamen',
}

export function registerMessageRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock } = context

  routes.customer(sendMessage, ({ tenant, customer, body, request }) =>
    withStagedFiles(context, { tenant, customer }, toUploadedFiles(body), (staged) =>
      runOncePerIdempotencyKey(
        { db, clock, request, body },
        customer.id,
        body.idempotency_key,
        async (transaction) => {
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
        },
      ),
    ),
  )

  routes.customer(
    getSentMessages,
    async ({ customer }) => ({ data: await readSentMessages(db, customer.id) }),
    {
      variesBy: 'content',
    },
  )

  routes.customer(addActivityNote, async ({ tenant, customer, body, request }) => {
    const { topic, text, lead, advice } = body
    const recalculated = lead && advice ? await recalculateWidgetAdvice(context, advice) : null
    return runOncePerIdempotencyKey(
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
