import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { and, asc, eq } from 'drizzle-orm'
import { getFirstRow } from '../database/first-row.ts'
import { damageProgress } from '../database/tables/damage.ts'
import { mortgageProgress, mortgages } from '../database/tables/mortgage.ts'
import { tasks } from '../database/tables/task.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { recordNews } from '../news/record-news.ts'
import { isWaitingForSignature } from '../signing/signing-request.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

const requestTables = { mortgage: mortgageProgress, damage: damageProgress, task: tasks }

type RequestedDocument = Pick<typeof mortgageProgress.$inferInsert, 'name' | 'comment'>

export function createMortgageCommands(context: CommandContext) {
  const { db, clock } = context

  /** Finds a mortgage of the customer; without a wanted id the first. */
  async function findMortgageId(customerId: number, wanted: number | undefined): Promise<number | undefined> {
    const own = eq(mortgages.customerId, customerId)
    const [found] = await db
      .select({ id: mortgages.id })
      .from(mortgages)
      .where(wanted === undefined ? own : and(own, eq(mortgages.id, wanted)))
      .orderBy(asc(mortgages.id))
      .limit(1)
    return found?.id
  }

  async function requestDocuments(
    customerId: number,
    mortgageId: number,
    documents: readonly RequestedDocument[],
    date: string | undefined,
  ): Promise<{ id: number }[]> {
    const now = clock()
    const owner = { customerId, createdAt: now }
    const rows = documents.map((one) => ({ ...owner, ...one, mortgageId, date, sent: true, updatedAt: now }))
    const items = await db.insert(mortgageProgress).values(rows).returning({ id: mortgageProgress.id })
    await recordNews(
      context,
      'mortgage_progress',
      items.map(({ id }) => ({ ...owner, id })),
    )
    return items
  }

  return {
    request: async ({ tenant, customer: name, name: document, comment, date, mortgage: wanted }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      const mortgage = await findMortgageId(customer.id, wanted)
      if (mortgage === undefined) throw createNotFoundError()
      const items = await requestDocuments(customer.id, mortgage, [{ name: document, comment }], date)
      return { ...getFirstRow(items), mortgage }
    },
    ask: async ({ tenant, customer: name, documents, date, mortgage: wanted }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      const mortgage = await findMortgageId(customer.id, wanted)
      if (mortgage !== undefined)
        return { items: await requestDocuments(customer.id, mortgage, documents, date), mortgage }
      if (wanted !== undefined)
        throw createInvalidFieldsError({ mortgage: 'is no mortgage of this customer' })
      const owner = { customerId: customer.id, createdAt: clock() }
      const rows = documents.map((one) => ({ ...owner, title: one.name, description: one.comment, date }))
      const added = await db.insert(tasks).values(rows).returning({ id: tasks.id })
      await recordNews(
        context,
        'task',
        added.map(({ id }) => ({ ...owner, id })),
      )
      return { tasks: added }
    },
    withdraw: async ({ kind, item }) => {
      const table = requestTables[kind]
      await context.requirePermittedRecord(table, item)
      if (kind === 'task' && (await isWaitingForSignature(db, item)))
        throw createInvalidFieldsError({ item: 'asks for a signature: signature-withdraw takes that back' })
      return getFirstRow(await db.delete(table).where(eq(table.id, item)).returning({ id: table.id }))
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
  } satisfies Partial<CommandActions>
}
