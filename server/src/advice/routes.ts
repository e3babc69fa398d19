import { metaOf } from '@portal/advice/meta'
import { dayAt } from '@portal/contract/clock'
import { getInterestList } from '@portal/contract/interest-list'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { getSustainability } from '@portal/contract/sustainability'
import type { Context } from '../context.ts'
import type { Scope } from '../http/authorise.ts'
import { once } from '../http/idempotency.ts'
import { JsonText } from '../http/json-text.ts'
import type { Given } from '../http/register.ts'
import type { Routes } from '../http/routes.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import { adviceRecord } from './advice-record.ts'
import { interestList } from './interest-list.ts'
import { type AdviceSubject, storeLead } from './lead.ts'
import { basisOn } from './norms.ts'
import { widgetWork } from './widget-work.ts'

/** A response whose result is already JSON. */
const answer = (result: string | null, meta: object) =>
  new JsonText(`{"data":{"result":${result}},"meta":${JSON.stringify(meta)}}`)

/** Routes of the calculation service: scenarios, refinancing, and widgets. */
export function adviceRoutes(routes: Routes, context: Context): void {
  const { db, clock, threads } = context
  const today = () => dayAt(clock())
  const used = () => ({ ...basisOn(today()), graceDays: context.config.normsGraceDays })

  /** Creates a lead once, with the customer's result. */
  const leave = async (
    { tenant, customer, request, body }: Scope & Pick<Given, 'request'> & { body: object },
    key: string | undefined,
    about: AdviceSubject,
    advice: { calculation: 'scenario' | 'refinance'; day: string; input: object; outcome: string | null },
  ) => {
    await once({ db, clock, request, body }, customer.id, key, async (transaction) => {
      await refuseAbove(context, transaction, { tenant, customer }, 'messages')
      return storeLead(transaction, customer.id, clock(), about, adviceRecord(advice))
    })
  }

  routes.calculation(getScenarios, 'scenarios_key', async (request) => {
    const { step, lead, idempotency_key, ...input } = request.body
    const day = today()
    const meta = metaOf('scenario', used(), input, input.loan_parts)
    const outcome = meta.errors.length > 0 ? null : await threads.run('scenarios', { input, today: day })
    if (step === 'thanks' && lead) {
      const about = { screen: 'scenarios' as const, subject: lead.interested_in_scenario, lead }
      await leave(request, idempotency_key, about, { calculation: 'scenario', day, input, outcome })
    }
    return answer(outcome, meta)
  })

  routes.calculation(getRefinance, 'refinance_key', async (request) => {
    const { step, lead, idempotency_key, ...loan } = request.body
    const day = today()
    const meta = metaOf('refinance', used(), loan, loan.loan_parts)
    const products = await interestList(db)
    const outcome =
      meta.errors.length > 0 ? null : await threads.run('refinance', { input: loan, products, today: day })
    if (step === 'thanks' && lead) {
      const about = { screen: 'refinance' as const, subject: lead.proposal_lender_hdn_code, lead }
      const input = { loan, products }
      await leave(request, idempotency_key, about, { calculation: 'refinance', day, input, outcome })
    }
    return answer(outcome, meta)
  })

  routes.widget(getMaximumMortgage, 'maximum_mortgage_key', async ({ body }) => {
    const { outcome, meta } = await widgetWork(context).maximum(body)
    return answer(outcome, meta)
  })

  routes.widget(getSustainability, 'sustainability_key', async ({ body }) => {
    const { outcome, meta } = await widgetWork(context).measures(body)
    return answer(outcome, meta)
  })

  routes.widget(getInterestList, 'interest_list_key', async () => ({
    data: { date: today(), products: await interestList(db) },
  }))
}
