import { and, asc, eq } from 'drizzle-orm'
import { damageProgress } from '../database/tables/damage.ts'
import { mortgageProgress, mortgages } from '../database/tables/mortgage.ts'
import { tasks } from '../database/tables/task.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { recordNews } from '../news/record-news.ts'
import { isWaitingForSignature } from '../signing/awaited-signature.ts'
import type { CommandContext } from './command-context.ts'
import { getFirstRow } from './first-row.ts'
import type { CommandActions } from './staff-commands.ts'

const requestTables = { mortgage: mortgageProgress, damage: damageProgress, task: tasks }

export function createCustomerRequestCommands(
  context: CommandContext,
): Pick<CommandActions, 'ask' | 'withdraw'> {
  const { db, clock } = context

  async function findMortgageId(customerId: number, wanted: number | undefined): Promise<number | null> {
    const own = eq(mortgages.customerId, customerId)
    const [found] = await db
      .select({ id: mortgages.id })
      .from(mortgages)
      .where(wanted === undefined ? own : and(own, eq(mortgages.id, wanted)))
      .orderBy(asc(mortgages.id))
      .limit(1)
    if (!found && wanted !== undefined)
      throw createInvalidFieldsError({ mortgage: 'is no mortgage of this customer' })
    return found?.id ?? null
  }

  return {
    ask: async ({ tenant, customer: name, documents, date, mortgage }) => {
      const { customer } = await context.findPermittedCustomer(tenant, name)
      const mortgageId = await findMortgageId(customer.id, mortgage)
      const now = clock()
      const owner = { customerId: customer.id, createdAt: now }
      if (mortgageId === null) {
        const rows = documents.map((one) => ({ ...owner, title: one.name, description: one.comment, date }))
        const added = await db.insert(tasks).values(rows).returning({ id: tasks.id })
        await recordNews(
          context,
          'task',
          added.map(({ id }) => ({ ...owner, id })),
        )
        return { tasks: added }
      }
      const rows = documents.map((one) => ({
        ...owner,
        ...one,
        mortgageId,
        date,
        sent: true,
        updatedAt: now,
      }))
      const items = await db.insert(mortgageProgress).values(rows).returning({ id: mortgageProgress.id })
      await recordNews(
        context,
        'mortgage_progress',
        items.map(({ id }) => ({ ...owner, id })),
      )
      return { items, mortgage: mortgageId }
    },
    withdraw: async ({ kind, item }) => {
      const table = requestTables[kind]
      await context.requirePermittedRecord(table, item)
      if (kind === 'task' && (await isWaitingForSignature(db, item)))
        throw createInvalidFieldsError({ item: 'asks for a signature: signature-withdraw takes that back' })
      return getFirstRow(await db.delete(table).where(eq(table.id, item)).returning({ id: table.id }))
    },
  }
}
