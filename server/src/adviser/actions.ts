import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { documents } from '../database/tables/document.ts'
import { mails } from '../database/tables/mail.ts'
import { mortgageProgress, mortgages } from '../database/tables/mortgage.ts'
import { signals } from '../database/tables/signal.ts'
import { tasks } from '../database/tables/task.ts'
import { invalid } from '../http/http-error.ts'
import { putNews } from '../news/record.ts'
import { waitsForSignature } from '../signing/awaited-signature.ts'
import { additions } from './additions.ts'
import { adviceWork } from './advice-work.ts'
import { agenda } from './agenda.ts'
import { certificateWork } from './certificate-work.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'
import { documentActions } from './documents.ts'
import { embedding } from './embedding.ts'
import { erasureWork } from './erasure-work.ts'
import { householdWork } from './household-work.ts'
import { keyWork } from './keys.ts'
import { keysReset } from './keys-reset.ts'
import { leadWork } from './lead-work.ts'
import { messageCommands } from './message-commands.ts'
import { profileWork } from './profile-work.ts'
import { promisedMails } from './promised-mails.ts'
import { firstRow } from './records.ts'
import { requests } from './requests.ts'
import { signingWork } from './signing-work.ts'
import { people } from './staff-commands.ts'
import { tenantWork } from './tenant-work.ts'
import { verdicts } from './verdicts.ts'
import { webhookWork } from './webhooks.ts'
import { writeNote } from './write-note.ts'

/**
 * Documents of a customer's file to attach to a message, without duplicates. The customer sees all documents of the
 * file anyway, so attaching reveals nothing.
 * @throws HttpError 422 for a document that is not in the file
 */
async function attachedOf(db: Database, customerId: number, wanted: readonly number[]): Promise<number[]> {
  const ids = [...new Set(wanted)]
  if (ids.length === 0) return ids
  const own = and(eq(documents.customerId, customerId), inArray(documents.id, ids))
  const found = await db.select({ id: documents.id }).from(documents).where(own).for('key share')
  if (found.length < ids.length) throw invalid({ documents: 'names one that does not stand in this file' })
  return ids
}

function writings(work: CommandContext): Pick<Actions, 'task' | 'done' | 'message' | 'signal' | 'mail'> {
  const { db, clock } = work
  const owner = async (tenant: string, name: string) => ({
    customerId: (await work.customer(tenant, name)).customer.id,
    createdAt: clock(),
  })
  return {
    task: async ({ tenant, customer, title, description, date }) => {
      const own = await owner(tenant, customer)
      const { id } = firstRow(
        await db
          .insert(tasks)
          .values({ ...own, title, description, date })
          .returning({ id: tasks.id }),
      )
      await putNews(work, 'task', [{ ...own, id }])
      return { id }
    },
    done: async ({ task }) => {
      await work.record(tasks, task)
      if (await waitsForSignature(db, task)) throw invalid({ task: 'asks for a signature' })
      return firstRow(
        await db
          .update(tasks)
          .set({ status: 'done', adviserSeenAt: clock() })
          .where(eq(tasks.id, task))
          .returning({ id: tasks.id, status: tasks.status }),
      )
    },
    message: async ({ tenant, customer, title, content, answer, attached }) => {
      const own = await owner(tenant, customer)
      const documentIds = await attachedOf(db, own.customerId, attached)
      return writeNote(work, { ...own, title, content, wantsAnswer: answer, documentIds })
    },
    signal: async ({ tenant, customer, description, message }) => {
      const own = await owner(tenant, customer)
      const { id } = firstRow(
        await db
          .insert(signals)
          .values({ ...own, description, customerMessage: message })
          .returning({ id: signals.id }),
      )
      await putNews(work, 'signal', [{ ...own, id }])
      return { id }
    },
    mail: async ({ tenant, customer: name, subject, html, from: given, received, bulk }) => {
      const { tenantRow, customer } = await work.customer(tenant, name)
      const to = customer.email ?? customer.username
      const { name: tenantName, contact_email, support_email } = tenantRow.tenant
      const from =
        given ??
        `"${tenantName.replaceAll('"', '')}" <${contact_email ?? support_email ?? work.config.mailFrom}>`
      const origin = received ? ('received' as const) : ('tenant' as const)
      const values = {
        customerId: customer.id,
        createdAt: clock(),
        subject,
        content: html,
        from,
        to,
        origin,
        bulk,
      }
      const { id } = firstRow(
        await db
          .insert(mails)
          .values({ ...values, createdBy: from })
          .returning({ id: mails.id }),
      )
      if (!received && !bulk) await putNews(work, 'mail', [{ ...values, id }])
      return { id }
    },
  }
}

function mortgageWork(work: CommandContext): Pick<Actions, 'request' | 'received' | 'status' | 'list'> {
  const { db, clock } = work
  return {
    request: async ({ tenant, customer: name, name: document, comment, date, mortgage }) => {
      const { customer } = await work.customer(tenant, name)
      const own = eq(mortgages.customerId, customer.id)
      const wanted = mortgage === undefined ? own : and(own, eq(mortgages.id, mortgage))
      const { id } = firstRow(
        await db
          .select({ id: mortgages.id })
          .from(mortgages)
          .where(wanted)
          .orderBy(asc(mortgages.id))
          .limit(1),
      )
      const now = clock()
      const owner = { customerId: customer.id, mortgageId: id, createdAt: now, updatedAt: now }
      const item = firstRow(
        await db
          .insert(mortgageProgress)
          .values({ ...owner, name: document, comment, date, sent: true })
          .returning({ id: mortgageProgress.id, mortgage: mortgageProgress.mortgageId }),
      )
      await putNews(work, 'mortgage_progress', [{ ...owner, id: item.id }])
      return item
    },
    received: async ({ item, completed, comment }) => {
      await work.record(mortgageProgress, item)
      return firstRow(
        await db
          .update(mortgageProgress)
          .set({
            received: true,
            completed,
            rejected: null,
            adviserSeenAt: clock(),
            updatedAt: clock(),
            ...(comment !== undefined && { comment }),
          })
          .where(eq(mortgageProgress.id, item))
          .returning({ id: mortgageProgress.id, name: mortgageProgress.name }),
      )
    },
    status: async ({ mortgage, status }) => {
      await work.record(mortgages, mortgage)
      const moved = firstRow(
        await db
          .update(mortgages)
          .set({ status, seenAt: null })
          .where(eq(mortgages.id, mortgage))
          .returning({ id: mortgages.id, status: mortgages.status, customerId: mortgages.customerId }),
      )
      await putNews(work, 'mortgage', [moved])
      return { id: moved.id, status: moved.status }
    },
    list: async ({ tenant, customer: name }) => {
      const { customer } = await work.customer(tenant, name)
      const rows = await db.select().from(mortgages).where(eq(mortgages.customerId, customer.id))
      const items = await db
        .select()
        .from(mortgageProgress)
        .where(eq(mortgageProgress.customerId, customer.id))
      return rows.map(({ id, number, status }) => ({
        mortgage: id,
        number,
        status: `${status} ${mortgageStatusOf(status)?.description ?? ''}`,
        documents: items
          .filter(({ mortgageId }) => mortgageId === id)
          .map((item) => ({
            item: item.id,
            name: item.name,
            received: item.received,
            completed: item.completed,
          })),
      }))
    },
  }
}

/** All commands of the tenant's staff. */
export const actionsOf = (work: CommandContext): Actions => ({
  ...writings(work),
  ...mortgageWork(work),
  ...tenantWork(work),
  ...profileWork(work),
  ...documentActions(work),
  ...erasureWork(work),
  ...verdicts(work),
  ...requests(work),
  ...signingWork(work),
  ...certificateWork(work),
  ...messageCommands(work),
  ...leadWork(work),
  ...agenda(work),
  ...additions(work),
  ...keysReset(work),
  ...householdWork(work),
  ...adviceWork(work),
  ...embedding(work),
  ...people(work),
  ...promisedMails(work),
  ...keyWork(work),
  ...webhookWork(work),
})
