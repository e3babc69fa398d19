import { replayAdvice } from '@portal/advice/replay-advice'
import { and, count, eq } from 'drizzle-orm'
import { getCalculationBasis } from '../advice/norms.ts'
import { getFirstRow } from '../database/first-row.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { leadSteps } from '../database/tables/lead-step.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { endTenantLimit, limitToTenant } from '../database/tenant-scope.ts'
import { createInvalidFieldsError, HttpError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import { createDecidedByColleagueError } from './decided-by-colleague-error.ts'
import type { CommandActions } from './staff-commands.ts'
import { findTenantStaff } from './tenant-staff.ts'

type LeadRow = Pick<typeof tenantInbox.$inferSelect, 'id' | 'customerId'>
type LeadStep = Pick<typeof leadSteps.$inferInsert, 'status' | 'assignee' | 'note'>

/** Adds a step to a request for advice. The caller must hold a lock on the request. */
export async function insertLeadStep(
  { db, clock, person }: CommandContext,
  lead: LeadRow,
  step: LeadStep,
): Promise<void> {
  const [before] = await db.select({ steps: count() }).from(leadSteps).where(eq(leadSteps.leadId, lead.id))
  await db.insert(leadSteps).values({
    ...step,
    customerId: lead.customerId,
    leadId: lead.id,
    number: (before?.steps ?? 0) + 1,
    createdBy: person.name,
    createdAt: clock(),
  })
}

const createTakenByColleagueError = (name: string | undefined) =>
  new HttpError(409, {
    error: 'taken',
    message: `${name ?? 'Somebody'} was first: this request is at another step now.`,
  })

export function createLeadCommands(context: CommandContext) {
  const { db, clock, person } = context

  /**
   * Finds the name of the assignee: the staff member who runs the command, or a colleague.
   * @throws HttpError 422 if the assignee is no adviser or owner of the tenant
   */
  async function findAssigneeName(tenantId: number, email: string | undefined): Promise<string> {
    if (email === undefined || email === person.email) return person.name
    await endTenantLimit(db)
    const people = await findTenantStaff(db, tenantId)
    await limitToTenant(db, tenantId)
    const found = people.find((one) => one.email === email && one.role !== 'reader')
    if (!found) throw createInvalidFieldsError({ assignee: 'is no adviser or owner of this tenant' })
    return found.name
  }

  return {
    lead: async ({ tenant, lead: id, status, assignee: email, note, after }) => {
      const { id: tenantId } = await context.findPermittedTenant(tenant)
      await context.requirePermittedRecord(tenantInbox, id)
      const isLead = and(eq(tenantInbox.id, id), eq(tenantInbox.kind, 'lead'))
      const lead = getFirstRow(await db.select().from(tenantInbox).where(isLead).for('update'))
      if (lead.handledAt) throw createDecidedByColleagueError(lead.handledBy)
      const steps = await db
        .select()
        .from(leadSteps)
        .where(eq(leadSteps.leadId, id))
        .orderBy(leadSteps.number)
      if (after !== undefined && after !== steps.length)
        throw createTakenByColleagueError(steps.at(-1)?.createdBy)
      const assignee = status === 'taken_up' ? await findAssigneeName(tenantId, email) : null
      await insertLeadStep(context, lead, { status, assignee, note: note ?? null })
      if (status === 'done')
        await db
          .update(tenantInbox)
          .set({ handledAt: clock(), handledBy: person.name })
          .where(eq(tenantInbox.id, id))
      return { lead: id, status, assignee }
    },
    advice: async ({ lead }) => {
      await context.requirePermittedRecord(tenantInbox, lead)
      const stored = getFirstRow(await db.select().from(givenAdvice).where(eq(givenAdvice.leadId, lead)))
      const { calculation, day, editions, input, outcome } = stored
      const advice = { calculation, day, editions, input, outcome }
      if (outcome === null) return advice
      const { same, otherEditions } = replayAdvice(advice, getCalculationBasis)
      return { ...advice, same, otherEditions }
    },
  } satisfies Partial<CommandActions>
}
