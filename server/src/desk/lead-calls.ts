import { addLeadStep, type DeskLead, getColleagues, getDeskLeads } from '@portal/contract/desk/desk-lead'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import {
  createNamedOutcomes,
  createOutcomeHeadline,
  findRequestedOutcomes,
} from '../advice/outcome-headline.ts'
import type { Database } from '../database/database.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { leadSteps } from '../database/tables/lead-step.ts'
import { lenders } from '../database/tables/lender.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { parseRecordId } from '../http/record-id.ts'
import { findTenantStaff } from '../staff-commands/tenant-staff.ts'
import { findCustomerOrFail } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'

const maxListedLeads = 30

type LeadResponse = InferInput<typeof DeskLead>
type StoredAdviceRow = typeof givenAdvice.$inferSelect

function summarizeAdvice(
  advice: StoredAdviceRow,
  subject: string | null,
): NonNullable<LeadResponse['advice']> {
  const { id, calculation, day, outcome } = advice
  const outcomes = outcome === null ? [] : createNamedOutcomes(advice, outcome)
  const requested = findRequestedOutcomes(advice, subject, outcomes).flatMap((place) => outcomes[place] ?? [])
  return { id, calculation, day, headline: createOutcomeHeadline(advice, requested) }
}

/** Finds requests for advice, newest first, with their steps and the results that the customer saw. */
export async function findLeads(db: Database, condition: SQL | undefined): Promise<LeadResponse[]> {
  const rows = await db
    .select({ lead: tenantInbox, advice: givenAdvice, lender: lenders.name })
    .from(tenantInbox)
    .leftJoin(givenAdvice, eq(givenAdvice.leadId, tenantInbox.id))
    .leftJoin(lenders, eq(lenders.hdnCode, tenantInbox.subject))
    .where(and(eq(tenantInbox.kind, 'lead'), condition))
    .orderBy(desc(tenantInbox.createdAt), desc(tenantInbox.id))
    .limit(maxListedLeads)
  const ids = rows.map(({ lead }) => lead.id)
  const steps = await db
    .select()
    .from(leadSteps)
    .where(inArray(leadSteps.leadId, ids))
    .orderBy(asc(leadSteps.number))
  return rows.map(({ lead, advice, lender }) => {
    const own = steps.filter(({ leadId }) => leadId === lead.id)
    return {
      id: lead.id,
      at: lead.createdAt.toISOString(),
      screen: lead.screen,
      about: lender ?? (lead.subject === lead.screen ? null : lead.subject),
      text: lead.content,
      status: lead.handledAt ? 'done' : (own.at(-1)?.status ?? 'new'),
      steps: own.map(({ status, assignee, note, createdBy, createdAt }) => ({
        status,
        assignee,
        note,
        by: createdBy,
        at: createdAt.toISOString(),
      })),
      advice: advice && summarizeAdvice(advice, lead.subject),
    }
  })
}

/** Finds assignees by request id. Omits requests without an assignee. */
export async function findLeadAssignees(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const steps = await db
    .select({ lead: leadSteps.leadId, assignee: leadSteps.assignee })
    .from(leadSteps)
    .where(inArray(leadSteps.leadId, [...ids]))
    .orderBy(asc(leadSteps.number))
  const last = new Map(steps.map(({ lead, assignee }) => [lead, assignee]))
  return new Map([...last].flatMap(([lead, assignee]) => (assignee ? [[lead, assignee]] : [])))
}

export function registerLeadCalls({ tenantCall, commandCall, context }: DeskDependencies): void {
  tenantCall(getDeskLeads, rolesWithReadAccess, async ({ params }) => {
    const { id } = await findCustomerOrFail(context.db, params.id)
    return { data: await findLeads(context.db, eq(tenantInbox.customerId, id)) }
  })

  commandCall(addLeadStep, 'lead', ({ params, body: { status, assignee, note, after } }) => ({
    lead: parseRecordId(params.id),
    status,
    ...(assignee ? { assignee: assignee.toLowerCase() } : {}),
    ...(note ? { note } : {}),
    after,
  }))

  /** The tenant's database role cannot read staff. */
  tenantCall(getColleagues, rolesWithReadAccess, async ({ tenant }) => {
    const people = await findTenantStaff(context.allTenantsDb, tenant.id)
    return {
      data: people.filter(({ role }) => role !== 'reader').map(({ name, email }) => ({ name, email })),
    }
  })
}
