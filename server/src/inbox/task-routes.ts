import { getTasks } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { signings } from '../database/tables/signing.ts'
import { tasks } from '../database/tables/task.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { recordDocuments, toUploadedFiles, withStagedFiles } from '../documents/store-documents.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { runOncePerIdempotencyKey } from '../http/idempotency.ts'
import { parseRecordId } from '../http/record-id.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { toWireDateTime } from '../wire-date-time.ts'

type TaskRow = typeof tasks.$inferSelect

/** `signingId` is the signing request of the task. */
const toTaskResponse = ({ task, signingId }: { task: TaskRow; signingId: number | null }) => ({
  id: task.id,
  title: task.title,
  status: task.status,
  description: task.description,
  date: task.date,
  time: task.time,
  created_at: toWireDateTime(task.createdAt),
  seen_by_customer: toWireDateTime(task.seenAt),
  seen_by_advisor: toWireDateTime(task.adviserSeenAt),
  signing_id: signingId,
})

/** A typed answer is no signature, so a task that asks for a signature stays open. */
const getStatusAfterAnswer = (answered: string) =>
  sql`case when exists (select from ${signings} where ${signings.taskId} = ${tasks.id} and ${signings.state} = 'asked')
    then ${tasks.status} else ${answered} end`

export function registerTaskRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock } = context

  routes.customer(getTasks, async ({ customer }) => {
    const rows = await db
      .select({ task: tasks, signingId: signings.id })
      .from(tasks)
      .leftJoin(signings, eq(signings.taskId, tasks.id))
      .where(eq(tasks.customerId, customer.id))
      .orderBy(desc(tasks.createdAt), desc(tasks.id))
    return {
      data: {
        unfinished: rows.filter(({ task }) => task.status === 'open').map(toTaskResponse),
        finished: rows.filter(({ task }) => task.status !== 'open').map(toTaskResponse),
      },
    }
  })

  routes.customer(replyToTask, ({ tenant, customer, body, request }) =>
    withStagedFiles(context, { tenant, customer }, toUploadedFiles(body), (staged) =>
      runOncePerIdempotencyKey(
        { db, clock, request, body },
        customer.id,
        body.idempotency_key,
        async (transaction) => {
          await refuseAboveQuota(context, transaction, { tenant, customer }, 'messages')
          const taskId = body.task_id === undefined ? null : parseRecordId(body.task_id)
          if (taskId !== null) {
            const own = and(eq(tasks.id, taskId), eq(tasks.customerId, customer.id))
            const found = await transaction
              .update(tasks)
              .set({ status: getStatusAfterAnswer(body.task_status ?? 'answered'), adviserSeenAt: null })
              .where(own)
              .returning({ id: tasks.id })
            if (found.length === 0) throw createNotFoundError()
          }
          const links = { taskId, screen: body.screen }
          const owner = { tenant, customer }
          const documentIds = await recordDocuments(context, transaction, owner, staged, links)
          await transaction.insert(tenantInbox).values({
            customerId: customer.id,
            kind: 'task_reply',
            screen: body.screen,
            content: body.message,
            taskId,
            documentIds,
            createdAt: clock(),
          })
          return { data: { success: true } }
        },
      ),
    ),
  )
}
