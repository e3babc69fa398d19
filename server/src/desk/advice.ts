import type { Calculation } from '@portal/advice/calculate'
import { differencesOf } from '@portal/advice/outcomes'
import { editionsOf, kindsOf } from '@portal/advice/validity'
import { dayAt } from '@portal/contract/clock'
import { getGivenAdvice, getReplayedAdvice } from '@portal/contract/desk/advice'
import type { Id } from '@portal/contract/wire'
import { eq } from 'drizzle-orm'
import { normsOn } from '../advice/norms.ts'
import { filledIn, outcomesNamed, requestedOutcomes } from '../advice/outcome-headline.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import { recordAccess } from './file-access.ts'
import { leadsOf } from './leads.ts'
import { namesOf } from './names.ts'
import { type DeskParts, reading } from './parts.ts'

type Editions = Readonly<Record<string, string>>

/** Norm editions that a calculation uses. */
const editionsFor = (calculation: Calculation, editions: Editions): Record<string, string> =>
  Object.fromEntries(kindsOf[calculation].flatMap((kind) => (editions[kind] ? [[kind, editions[kind]]] : [])))

/** Kinds of norms of a calculation with another edition on a day. */
function otherEditions(calculation: Calculation, then: Editions, day: string): string[] {
  const now = editionsOf(normsOn(day))
  return kindsOf[calculation].filter((kind) => now[kind] !== then[kind])
}

/** Calls for advice shown to customers, and its recalculation. */
export function adviceCalls({ tenantCall, context }: DeskParts): void {
  const { db, clock, threads } = context

  async function keptOf(id: Id) {
    const [found] = await db
      .select({ advice: givenAdvice, subject: tenantInbox.subject })
      .from(givenAdvice)
      .innerJoin(tenantInbox, eq(tenantInbox.id, givenAdvice.leadId))
      .where(eq(givenAdvice.id, recordId(id)))
    if (!found) throw notFound()
    return found
  }

  tenantCall(getGivenAdvice, reading, async ({ params, person, role, source, tenant }) => {
    const { advice, subject } = await keptOf(params.id)
    const [lead] = await leadsOf(db, eq(tenantInbox.id, advice.leadId))
    if (!lead) throw notFound()
    const { id, customerId, calculation, day, editions, outcome } = advice
    await recordAccess(context, { command: 'file', person, role, source, tenantId: tenant.id, customerId })
    const outcomes = outcome === null ? [] : outcomesNamed(advice, outcome)
    return {
      data: {
        id,
        customer: (await namesOf(db, [customerId]))(customerId),
        calculation,
        day,
        editions: editionsFor(calculation, editions),
        input: filledIn(advice),
        outcomes,
        asked: requestedOutcomes(advice, subject, outcomes),
        trace: outcome === null ? null : JSON.parse(outcome).trace,
        lead,
      },
    }
  })

  tenantCall(getReplayedAdvice, reading, async ({ params }) => {
    const { advice } = await keptOf(params.id)
    const { calculation, day, editions, input, outcome } = advice
    if (outcome === null) return { data: null }
    const today = dayAt(clock())
    const [again, now] = await Promise.all(
      [day, today].map((on) => threads.run('replayed', { calculation, input, today: on })),
    )
    if (!again || !now) return { data: null }
    const was = outcomesNamed(advice, outcome)
    const against = (other: string, on: string) => ({
      day: on,
      other_editions: otherEditions(calculation, editions, on),
      differences: differencesOf(was, outcomesNamed(advice, other)),
    })
    return {
      data: { that_day: { ...against(again, day), same: again === outcome }, today: against(now, today) },
    }
  })
}
