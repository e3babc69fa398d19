import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customerSignals } from '../database/tables/customer-signal.ts'
import { documents } from '../database/tables/document.ts'
import { mails } from '../database/tables/mail.ts'
import { mortgageProgress, mortgages } from '../database/tables/mortgage.ts'
import { tasks } from '../database/tables/task.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { recordNews } from '../news/record-news.ts'
import { isWaitingForSignature } from '../signing/awaited-signature.ts'
import { createAdviceCommands } from './advice-commands.ts'
import { createAgendaCommands } from './agenda-commands.ts'
import { createApiKeyCommands } from './api-key-commands.ts'
import { createCertificateCommand } from './certificate-command.ts'
import type { CommandContext } from './command-context.ts'
import { createCustomerRequestCommands } from './customer-request-commands.ts'
import { createDocumentCommands } from './document-commands.ts'
import { createDocumentVerdictCommands } from './document-verdict-commands.ts'
import { createEmbedCommand } from './embed-command.ts'
import { createErasureCommands } from './erasure-commands.ts'
import { getFirstRow } from './first-row.ts'
import { createHouseholdCommand } from './household-command.ts'
import { createLeadCommand } from './lead-command.ts'
import { createMailsCommand } from './mails-command.ts'
import { createMessageCommands } from './message-commands.ts'
import { createNewCustomerCommands } from './new-customer-commands.ts'
import { createSecondFactorResetCommand } from './second-factor-reset-command.ts'
import { createSigningCommands } from './signing-commands.ts'
import type { CommandActions } from './staff-commands.ts'
import { createStaffMemberCommands } from './staff-member-commands.ts'
import { createTenantCommands } from './tenant-commands.ts'
import { createTenantProfileCommands } from './tenant-profile-commands.ts'
import { createWebhookCommands } from './webhook-commands.ts'
import { insertNote } from './write-note.ts'

/**
 * Locks the documents that a message attaches.
 * @throws HttpError 422 for a document that is not in the customer's file
 */
async function lockAttachedDocuments(
  db: Database,
  customerId: number,
  wanted: readonly number[],
): Promise<number[]> {
  const ids = [...new Set(wanted)]
  if (ids.length === 0) return ids
  const own = and(eq(documents.customerId, customerId), inArray(documents.id, ids))
  const found = await db.select({ id: documents.id }).from(documents).where(own).for('key share')
  if (found.length < ids.length)
    throw createInvalidFieldsError({ documents: 'names one that does not stand in this file' })
  return ids
}

function createCustomerInboxCommands(
  context: CommandContext,
): Pick<CommandActions, 'task' | 'done' | 'message' | 'signal' | 'mail'> {
  const { db, clock } = context
  const findRecordOwner = async (tenant: string, name: string) => ({
    customerId: (await context.findPermittedCustomer(tenant, name)).customer.id,
    createdAt: clock(),
  })
  return {
    task: async ({ tenant, customer, title, description, date }) => {
      const own = await findRecordOwner(tenant, customer)
      const { id } = getFirstRow(
        await db
          .insert(tasks)
          .values({ ...own, title, description, date })
          .returning({ id: tasks.id }),
      )
      await recordNews(context, 'task', [{ ...own, id }])
      return { id }
    },
    done: async ({ task }) => {
      await context.requirePermittedRecord(tasks, task)
      if (await isWaitingForSignature(db, task))
        throw createInvalidFieldsError({ task: 'asks for a signature' })
      return getFirstRow(
        await db
          .update(tasks)
          .set({ status: 'done', adviserSeenAt: clock() })
          .where(eq(tasks.id, task))
          .returning({ id: tasks.id, status: tasks.status }),
      )
    },
    message: async ({ tenant, customer, title, content, answer, attached }) => {
      const own = await findRecordOwner(tenant, customer)
      const documentIds = await lockAttachedDocuments(db, own.customerId, attached)
      return insertNote(context, { ...own, title, content, wantsAnswer: answer, documentIds })
    },
    signal: async ({ tenant, customer, description, message }) => {
      const own = await findRecordOwner(tenant, customer)
      const { id } = getFirstRow(
        await db
          .insert(customerSignals)
          .values({ ...own, description, customerMessage: message })
          .returning({ id: customerSignals.id }),
      )
      await recordNews(context, 'signal', [{ ...own, id }])
      return { id }
    },
    mail: async ({ tenant, customer: name, subject, html, from: sender, received, bulk }) => {
      const { tenantRow, customer } = await context.findPermittedCustomer(tenant, name)
      const to = customer.email ?? customer.username
      const { name: tenantName, contact_email, support_email } = tenantRow.tenant
      const from =
        sender ??
        `"${tenantName.replaceAll('"', '')}" <${contact_email ?? support_email ?? context.config.mailFrom}>`
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
      const { id } = getFirstRow(
        await db
          .insert(mails)
          .values({ ...values, createdBy: from })
          .returning({ id: mails.id }),
      )
      if (!received && !bulk) await recordNews(context, 'mail', [{ ...values, id }])
      return { id }
    },
  }
}

function createMortgageCommands(
  context: CommandContext,
): Pick<CommandActions, 'request' | 'status' | 'list'> {
  const { db, clock } = context
  return {
    request: async ({ tenant, customer: name, name: document, comment, date, mortgage }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      const own = eq(mortgages.customerId, customer.id)
      const wanted = mortgage === undefined ? own : and(own, eq(mortgages.id, mortgage))
      const { id } = getFirstRow(
        await db
          .select({ id: mortgages.id })
          .from(mortgages)
          .where(wanted)
          .orderBy(asc(mortgages.id))
          .limit(1),
      )
      const now = clock()
      const owner = { customerId: customer.id, mortgageId: id, createdAt: now, updatedAt: now }
      const item = getFirstRow(
        await db
          .insert(mortgageProgress)
          .values({ ...owner, name: document, comment, date, sent: true })
          .returning({ id: mortgageProgress.id, mortgage: mortgageProgress.mortgageId }),
      )
      await recordNews(context, 'mortgage_progress', [{ ...owner, id: item.id }])
      return item
    },
    status: async ({ mortgage, status }) => {
      await context.requirePermittedRecord(mortgages, mortgage)
      const moved = getFirstRow(
        await db
          .update(mortgages)
          .set({ status, seenAt: null })
          .where(eq(mortgages.id, mortgage))
          .returning({ id: mortgages.id, status: mortgages.status, customerId: mortgages.customerId }),
      )
      await recordNews(context, 'mortgage', [moved])
      return { id: moved.id, status: moved.status }
    },
    list: async ({ tenant, customer: name }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      const rows = await db.select().from(mortgages).where(eq(mortgages.customerId, customer.id))
      const items = await db
        .select()
        .from(mortgageProgress)
        .where(eq(mortgageProgress.customerId, customer.id))
      return rows.map(({ id, number, status }) => ({
        mortgage: id,
        number,
        status: `${status} ${findMortgageStatus(status)?.description ?? ''}`,
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

export const createCommandActions = (context: CommandContext): CommandActions => ({
  ...createCustomerInboxCommands(context),
  ...createMortgageCommands(context),
  ...createTenantCommands(context),
  ...createTenantProfileCommands(context),
  ...createDocumentCommands(context),
  ...createErasureCommands(context),
  ...createDocumentVerdictCommands(context),
  ...createCustomerRequestCommands(context),
  ...createSigningCommands(context),
  ...createCertificateCommand(context),
  ...createMessageCommands(context),
  ...createLeadCommand(context),
  ...createAgendaCommands(context),
  ...createNewCustomerCommands(context),
  ...createSecondFactorResetCommand(context),
  ...createHouseholdCommand(context),
  ...createAdviceCommands(context),
  ...createEmbedCommand(context),
  ...createStaffMemberCommands(context),
  ...createMailsCommand(context),
  ...createApiKeyCommands(context),
  ...createWebhookCommands(context),
})
