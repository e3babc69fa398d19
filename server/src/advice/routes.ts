import { dayAt } from '@portal/contract/clock'
import { getInterestList } from '@portal/contract/interest-list'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { getSustainability } from '@portal/contract/sustainability'
import type { Context } from '../context.ts'
import { once } from '../http/once.ts'
import type { Routes } from '../http/routes.ts'
import { interestList } from './interest-list.ts'
import { storeLead } from './lead.ts'
import { maximumOf } from './maximum.ts'
import { metaOf } from './meta.ts'
import { compareLoan } from './refinance/compare.ts'
import { scenarioSet } from './scenarios/scenario-set.ts'
import { sustainabilityOf } from './sustainability.ts'

/** The calculation service: scenarios, refinancing, and what the widgets work out. */
export function adviceRoutes(routes: Routes, context: Context): void {
  const { db, clock } = context
  const today = () => dayAt(clock())

  routes.calculation(getScenarios, 'scenarios_key', async ({ customer, body, request }) => {
    const { lead } = body
    if (body.step === 'thanks' && lead) {
      const about = { screen: 'scenarios' as const, subject: lead.interested_in_scenario, lead }
      await once({ db, clock, request }, customer.id, body.idempotency_key, (transaction) =>
        storeLead(transaction, customer.id, clock(), about),
      )
    }
    const meta = metaOf(body, body.loan_parts)
    const result = meta.errors.length > 0 ? null : scenarioSet(body, today())
    return { data: { result }, meta }
  })

  routes.calculation(getRefinance, 'refinance_key', async ({ customer, body, request }) => {
    const { lead } = body
    if (body.step === 'thanks' && lead) {
      const about = { screen: 'refinance' as const, subject: lead.proposal_lender_hdn_code, lead }
      await once({ db, clock, request }, customer.id, body.idempotency_key, (transaction) =>
        storeLead(transaction, customer.id, clock(), about),
      )
    }
    const meta = metaOf(body, body.loan_parts)
    const result = meta.errors.length > 0 ? null : compareLoan(body, await interestList(db), today())
    return { data: { result }, meta }
  })

  routes.widget(getMaximumMortgage, 'maximum_mortgage_key', async ({ body }) => {
    const meta = metaOf(body)
    return { data: { result: meta.errors.length > 0 ? null : maximumOf(body, today()) }, meta }
  })

  routes.widget(getSustainability, 'sustainability_key', async ({ body }) => ({
    data: { result: sustainabilityOf(body, today()) },
    meta: {},
  }))

  routes.widget(getInterestList, 'interest_list_key', async () => ({
    data: { date: today(), products: await interestList(db) },
  }))
}
