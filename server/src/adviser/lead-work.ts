import { and, count, eq } from 'drizzle-orm'
import { leadSteps } from '../database/tables/lead-step.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { endTenantLimit, limitToTenant } from '../database/tenant-scope.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'
import { decidedByColleague } from './decided-by-colleague.ts'
import { peopleOf } from './people-of.ts'

type Lead = Pick<typeof tenantInbox.$inferSelect, 'id' | 'customerId'>
type Step = Pick<typeof leadSteps.$inferInsert, 'status' | 'assignee' | 'note'>

/** Adds a step to a request for advice; the caller holds a lock on the request. */
export async function addLeadStep(
  { db, clock, person }: CommandContext,
  lead: Lead,
  step: Step,
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

/** 409 for a request that a colleague has changed since it was read. */
const takenBy = (name: string | undefined) =>
  new HttpError(409, {
    error: 'taken',
    message: `${name ?? 'Somebody'} was first: this request is at another step now.`,
  })

/** Commands for requests for advice. */
export function leadWork(work: CommandContext): Pick<Actions, 'lead'> {
  const { db, clock, person } = work

  /**
   * Name of the assignee: the sender, or a colleague. The tenant's database role cannot read staff.
   * @throws HttpError 422 for a person without permission
   */
  async function nameOf(tenantId: number, email: string | undefined): Promise<string> {
    if (email === undefined || email === person.email) return person.name
    await endTenantLimit(db)
    const people = await peopleOf(db, tenantId)
    await limitToTenant(db, tenantId)
    const found = people.find((one) => one.email === email && one.role !== 'reader')
    if (!found) throw invalid({ assignee: 'is no adviser or owner of this tenant' })
    return found.name
  }

  return {
    lead: async ({ tenant, lead: id, status, assignee: email, note, after }) => {
      const { id: tenantId } = await work.tenantNamed(tenant)
      await work.record(tenantInbox, id)
      const isLead = and(eq(tenantInbox.id, id), eq(tenantInbox.kind, 'lead'))
      const [lead] = await db.select().from(tenantInbox).where(isLead).for('update')
      if (!lead) throw notFound()
      if (lead.handledAt) throw decidedByColleague(lead.handledBy)
      const steps = await db
        .select()
        .from(leadSteps)
        .where(eq(leadSteps.leadId, id))
        .orderBy(leadSteps.number)
      if (after !== undefined && after !== steps.length) throw takenBy(steps.at(-1)?.createdBy)
      const assignee = status === 'taken_up' ? await nameOf(tenantId, email) : null
      await addLeadStep(work, lead, { status, assignee, note: note ?? null })
      if (status === 'done')
        await db
          .update(tenantInbox)
          .set({ handledAt: clock(), handledBy: person.name })
          .where(eq(tenantInbox.id, id))
      return { lead: id, status, assignee }
    },
  }
}
