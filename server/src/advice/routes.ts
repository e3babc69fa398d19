import { createCalculationMeta } from '@portal/advice/calculation-meta'
import { getInterestRateList } from '@portal/contract/interest-rate-list'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { getSustainability } from '@portal/contract/sustainability'
import { toTenantDay } from '@portal/time/clock'
import type { Context } from '../context.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { JsonText, type ValidatedInput } from '../http/call-routes.ts'
import { runOncePerIdempotencyKey } from '../http/idempotency.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import { toAdviceRecord } from './advice-record.ts'
import { readInterestList } from './interest-rate-list.ts'
import { type AdviceSubject, storeLead } from './lead.ts'
import { getCalculationBasis } from './norms.ts'
import { createWidgetCalculations } from './widget-calculations.ts'

const toResultResponse = (result: string | null, meta: object) =>
  new JsonText(`{"data":{"result":${result}},"meta":${JSON.stringify(meta)}}`)

export function registerAdviceRoutes(routes: CallRoutes, context: Context): void {
  const { db, clock, workerPool } = context
  const getToday = () => toTenantDay(clock())
  const getCalculationBasisWithGrace = () => ({
    ...getCalculationBasis(getToday()),
    graceDays: context.config.normsGraceDays,
  })

  /** Creates the lead once per idempotency key, with the customer's result. */
  const createLeadOnce = async (
    { tenant, customer, request, body }: CustomerScope & Pick<ValidatedInput, 'request'> & { body: object },
    key: string | undefined,
    about: AdviceSubject,
    advice: { calculation: 'scenario' | 'refinance'; day: string; input: object; outcome: string | null },
  ) => {
    await runOncePerIdempotencyKey({ db, clock, request, body }, customer.id, key, async (transaction) => {
      await refuseAboveQuota(context, transaction, { tenant, customer }, 'messages')
      return storeLead(transaction, customer.id, clock(), about, toAdviceRecord(advice))
    })
  }

  routes.calculation(getScenarios, 'scenarios_key', async (request) => {
    const { step, lead, idempotency_key, ...input } = request.body
    const day = getToday()
    const meta = createCalculationMeta('scenario', getCalculationBasisWithGrace(), input, input.loan_parts)
    const outcome =
      meta.errors.length > 0 ? null : await workerPool.run('calculateScenariosJson', { input, today: day })
    if (step === 'thanks' && lead) {
      const about = { screen: 'scenarios' as const, subject: lead.interested_in_scenario, lead }
      await createLeadOnce(request, idempotency_key, about, { calculation: 'scenario', day, input, outcome })
    }
    return toResultResponse(outcome, meta)
  })

  routes.calculation(getRefinance, 'refinance_key', async (request) => {
    const { step, lead, idempotency_key, ...loan } = request.body
    const day = getToday()
    const meta = createCalculationMeta('refinance', getCalculationBasisWithGrace(), loan, loan.loan_parts)
    const products = await readInterestList(db)
    const outcome =
      meta.errors.length > 0
        ? null
        : await workerPool.run('calculateRefinanceJson', { input: loan, products, today: day })
    if (step === 'thanks' && lead) {
      const about = { screen: 'refinance' as const, subject: lead.proposal_lender_hdn_code, lead }
      const input = { loan, products }
      await createLeadOnce(request, idempotency_key, about, { calculation: 'refinance', day, input, outcome })
    }
    return toResultResponse(outcome, meta)
  })

  routes.widget(getMaximumMortgage, 'maximum_mortgage_key', async ({ body }) => {
    const { outcome, meta } = await createWidgetCalculations(context).maximum(body)
    return toResultResponse(outcome, meta)
  })

  routes.widget(getSustainability, 'sustainability_key', async ({ body }) => {
    const { outcome, meta } = await createWidgetCalculations(context).measures(body)
    return toResultResponse(outcome, meta)
  })

  routes.widget(getInterestRateList, 'interest_list_key', async () => ({
    data: { date: getToday(), products: await readInterestList(db) },
  }))
}
