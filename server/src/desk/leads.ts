import { type DeskLead, getColleagues, getDeskLeads, postLeadStep } from '@portal/contract/desk/lead'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import { makeHeadline, outcomesNamed, requestedOutcomes } from '../advice/outcome-headline.ts'
import { peopleOf } from '../adviser/people-of.ts'
import { doRecorded } from '../adviser/routes.ts'
import type { Database } from '../database/database.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { leadSteps } from '../database/tables/lead-step.ts'
import { lenders } from '../database/tables/lender.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { recordId } from '../http/record-id.ts'
import { customerOf } from './customer-of.ts'
import { type DeskParts, reading, writing } from './parts.ts'

/** Maximum number returned. */
const maxLeads = 30

type Lead = InferInput<typeof DeskLead>
type StoredAdviceRow = typeof givenAdvice.$inferSelect

/** An advice in one line, for a request's subject. */
function inALine(advice: StoredAdviceRow, subject: string | null): NonNullable<Lead['advice']> {
  const { id, calculation, day, outcome } = advice
  const outcomes = outcome === null ? [] : outcomesNamed(advice, outcome)
  const requested = requestedOutcomes(advice, subject, outcomes).flatMap((place) => outcomes[place] ?? [])
  return { id, calculation, day, headline: makeHeadline(advice, requested) }
}

/** Requests for advice, newest first, with their steps and the shown results. */
export async function leadsOf(db: Database, which: SQL | undefined): Promise<Lead[]> {
  const rows = await db
    .select({ lead: tenantInbox, advice: givenAdvice, lender: lenders.name })
    .from(tenantInbox)
    .leftJoin(givenAdvice, eq(givenAdvice.leadId, tenantInbox.id))
    .leftJoin(lenders, eq(lenders.hdnCode, tenantInbox.subject))
    .where(and(eq(tenantInbox.kind, 'lead'), which))
    .orderBy(desc(tenantInbox.createdAt), desc(tenantInbox.id))
    .limit(maxLeads)
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
      advice: advice && inALine(advice, lead.subject),
    }
  })
}

/** Assignees of some requests for advice; unassigned ones are omitted. */
export async function takenUpBy(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const steps = await db
    .select({ lead: leadSteps.leadId, assignee: leadSteps.assignee })
    .from(leadSteps)
    .where(inArray(leadSteps.leadId, [...ids]))
    .orderBy(asc(leadSteps.number))
  const last = new Map(steps.map(({ lead, assignee }) => [lead, assignee]))
  return new Map([...last].flatMap(([lead, assignee]) => (assignee ? [[lead, assignee]] : [])))
}

/** Calls for customers' requests for advice. */
export function leadCalls({ tenantCall, context }: DeskParts): void {
  tenantCall(getDeskLeads, reading, async ({ params }) => {
    const { id } = await customerOf(context.db, params.id)
    return { data: await leadsOf(context.db, eq(tenantInbox.customerId, id)) }
  })

  tenantCall(postLeadStep, writing, async ({ person, tenant, params, body, source }) => {
    const { status, assignee, note, after } = body
    const given = {
      tenant: tenant.subdomain,
      lead: recordId(params.id),
      status,
      ...(assignee ? { assignee: assignee.toLowerCase() } : {}),
      ...(note ? { note } : {}),
      after,
    }
    await doRecorded(context, { person, command: 'lead', given, source })
    return { data: { success: true } }
  })

  /** The tenant's database role cannot read staff, so this uses the tables' owner. */
  tenantCall(getColleagues, reading, async ({ tenant }) => {
    const people = await peopleOf(context.everyTenant, tenant.id)
    return {
      data: people.filter(({ role }) => role !== 'reader').map(({ name, email }) => ({ name, email })),
    }
  })
}
