import { leaveActivityNote, sendMessage } from '@portal/contract/message'
import type { Context } from '../context.ts'
import { firmInbox } from '../database/tables/firm-inbox.ts'
import { storeDocument } from '../documents/store.ts'
import { once } from '../http/once.ts'
import type { Routes } from '../http/routes.ts'

/** What customers write to their firm. */
export function messageRoutes(routes: Routes, context: Context): void {
  const { db, clock } = context

  routes.customer(sendMessage, ({ tenant, customer, body, request }) =>
    once({ db, clock, request }, customer.id, body.idempotency_key, async (transaction) => {
      const documentIds: number[] = []
      for (const [index, content] of body.documents.entries()) {
        const name = content instanceof File ? content.name : `bijlage ${index + 1}`
        const file = { name, content, field: 'documents' }
        const links = { type: 'message', screen: body.screen }
        documentIds.push(await storeDocument(context, transaction, { tenant, customer }, file, links))
      }
      await transaction.insert(firmInbox).values({
        customerId: customer.id,
        kind: 'message',
        screen: body.screen,
        category: body.category,
        subject: body.subject,
        content: body.message,
        documentIds,
        createdAt: clock(),
      })
      return { data: { success: true } }
    }),
  )

  routes.customer(leaveActivityNote, async ({ customer, body }) => {
    await db.insert(firmInbox).values({
      customerId: customer.id,
      kind: 'activity_note',
      subject: body.topic,
      content: body.text,
      createdAt: clock(),
    })
    return { data: { success: true } }
  })
}
