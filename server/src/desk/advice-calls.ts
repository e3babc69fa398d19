import { compareOutcomes } from '@portal/advice/advice-outcomes'
import type { CalculationName } from '@portal/advice/calculate'
import { getEditionStartDates, normKindsByCalculation } from '@portal/advice/norm-validity'
import { getGivenAdvice, getReplayedAdvice } from '@portal/contract/desk/given-advice'
import type { Id } from '@portal/contract/wire'
import { toTenantDay } from '@portal/time/clock'
import { eq } from 'drizzle-orm'
import { findNormsOn } from '../advice/norms.ts'
import { createNamedOutcomes, findRequestedOutcomes, getCustomerInput } from '../advice/outcome-headline.ts'
import { getFirstRow } from '../database/first-row.ts'
import { givenAdvice } from '../database/tables/given-advice.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { recordCustomerFileAccess } from './customer-file-access.ts'
import { findCustomerNames } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'
import { findLeads } from './lead-calls.ts'

type NormEditions = Readonly<Record<string, string>>

const pickUsedEditions = (calculation: CalculationName, editions: NormEditions): Record<string, string> =>
  Object.fromEntries(
    normKindsByCalculation[calculation].flatMap((kind) => (editions[kind] ? [[kind, editions[kind]]] : [])),
  )

/** Finds the kinds of norms that this calculation uses and that have another edition on the given day. */
function findChangedNorms(calculation: CalculationName, then: NormEditions, day: string): string[] {
  const now = getEditionStartDates(findNormsOn(day))
  return normKindsByCalculation[calculation].filter((kind) => now[kind] !== then[kind])
}

export function registerAdviceCalls({ tenantCall, context }: DeskDependencies): void {
  const { db, clock, workerPool } = context

  async function findStoredAdvice(id: Id) {
    const [found] = await db
      .select({ advice: givenAdvice, subject: tenantInbox.subject })
      .from(givenAdvice)
      .innerJoin(tenantInbox, eq(tenantInbox.id, givenAdvice.leadId))
      .where(eq(givenAdvice.id, parseRecordId(id)))
    if (!found) throw createNotFoundError()
    return found
  }

  tenantCall(getGivenAdvice, rolesWithReadAccess, async ({ params, tenant, ...given }) => {
    const { advice, subject } = await findStoredAdvice(params.id)
    const lead = getFirstRow(await findLeads(db, eq(tenantInbox.id, advice.leadId)))
    const { id, customerId, calculation, day, editions, outcome } = advice
    await recordCustomerFileAccess(context, { ...given, command: 'file', tenantId: tenant.id, customerId })
    const outcomes = outcome === null ? [] : createNamedOutcomes(advice, outcome)
    return {
      data: {
        id,
        customer: (await findCustomerNames(db, [customerId]))(customerId),
        calculation,
        day,
        editions: pickUsedEditions(calculation, editions),
        input: getCustomerInput(advice),
        outcomes,
        asked: findRequestedOutcomes(advice, subject, outcomes),
        trace: outcome === null ? null : JSON.parse(outcome).trace,
        lead,
      },
    }
  })

  tenantCall(getReplayedAdvice, rolesWithReadAccess, async ({ params }) => {
    const { advice } = await findStoredAdvice(params.id)
    const { calculation, day, editions, input, outcome } = advice
    if (outcome === null) return { data: null }
    const today = toTenantDay(clock())
    const [again, now] = await Promise.all(
      [day, today].map((on) => workerPool.run('replayStoredAdvice', { calculation, input, today: on })),
    )
    if (!again || !now) return { data: null }
    const was = createNamedOutcomes(advice, outcome)
    const compareOutcome = (other: string, on: string) => ({
      day: on,
      other_editions: findChangedNorms(calculation, editions, on),
      differences: compareOutcomes(was, createNamedOutcomes(advice, other)),
    })
    return {
      data: {
        that_day: { ...compareOutcome(again, day), same: again === outcome },
        today: compareOutcome(now, today),
      },
    }
  })
}
