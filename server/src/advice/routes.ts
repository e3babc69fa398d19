import { metaOf, metaOfNorms } from '@portal/advice/meta'
import { dayAt } from '@portal/contract/clock'
import { getInterestList } from '@portal/contract/interest-list'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getRefinance } from '@portal/contract/refinance'
import { getScenarios } from '@portal/contract/scenario'
import { getSustainability } from '@portal/contract/sustainability'
import type { Context } from '../context.ts'
import { JsonText } from '../http/json-text.ts'
import { once } from '../http/once.ts'
import type { Routes } from '../http/routes.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import { interestList } from './interest-list.ts'
import { storeLead } from './lead.ts'
import { basisOn } from './norms.ts'

/** An answer with a result that is JSON already. */
const answer = (result: string | null, meta: object) =>
  new JsonText(`{"data":{"result":${result}},"meta":${JSON.stringify(meta)}}`)

/** The calculation service: scenarios, refinancing, and what the widgets work out. */
export function adviceRoutes(routes: Routes, context: Context): void {
  const { db, clock, threads } = context
  const today = () => dayAt(clock())
  const used = () => ({ ...basisOn(today()), graceDays: context.config.normsGraceDays })

  routes.calculation(getScenarios, 'scenarios_key', async ({ tenant, customer, body, request }) => {
    const { lead } = body
    if (body.step === 'thanks' && lead) {
      const about = { screen: 'scenarios' as const, subject: lead.interested_in_scenario, lead }
      await once({ db, clock, request }, customer.id, body.idempotency_key, async (transaction) => {
        await refuseAbove(context, transaction, { tenant, customer }, 'messages')
        return storeLead(transaction, customer.id, clock(), about)
      })
    }
    const meta = metaOf('scenario', used(), body, body.loan_parts)
    const asked = { input: body, today: today() }
    return answer(meta.errors.length > 0 ? null : await threads.run('scenarios', asked), meta)
  })

  routes.calculation(getRefinance, 'refinance_key', async ({ tenant, customer, body, request }) => {
    const { lead } = body
    if (body.step === 'thanks' && lead) {
      const about = { screen: 'refinance' as const, subject: lead.proposal_lender_hdn_code, lead }
      await once({ db, clock, request }, customer.id, body.idempotency_key, async (transaction) => {
        await refuseAbove(context, transaction, { tenant, customer }, 'messages')
        return storeLead(transaction, customer.id, clock(), about)
      })
    }
    const meta = metaOf('refinance', used(), body, body.loan_parts)
    if (meta.errors.length > 0) return answer(null, meta)
    const asked = { input: body, products: await interestList(db), today: today() }
    return answer(await threads.run('refinance', asked), meta)
  })

  routes.widget(getMaximumMortgage, 'maximum_mortgage_key', async ({ body }) => {
    const meta = metaOf('max', used(), body)
    const asked = { input: body, today: today() }
    return answer(meta.errors.length > 0 ? null : await threads.run('maximum', asked), meta)
  })

  routes.widget(getSustainability, 'sustainability_key', async ({ body }) => {
    const meta = metaOfNorms('measures', used())
    const asked = { input: body, today: today() }
    return answer(meta.errors.length > 0 ? null : await threads.run('sustainability', asked), meta)
  })

  routes.widget(getInterestList, 'interest_list_key', async () => ({
    data: { date: today(), products: await interestList(db) },
  }))
}
