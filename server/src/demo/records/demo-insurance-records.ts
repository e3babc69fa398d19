import type { DemoDamage } from '../demo-damages.ts'
import { calculatePolicyDates, type DemoPolicy } from '../demo-policies.ts'
import type { Timeline } from '../demo-timeline.ts'
import type { RecordCollection } from './record-collection.ts'

export function addDemoPolicies(
  file: RecordCollection,
  plans: readonly DemoPolicy[],
  timeline: Timeline,
  links: { package?: string } = {},
): void {
  for (const plan of plans) {
    const dates = calculatePolicyDates(plan, timeline)
    const data = {
      ...dates,
      ...plan.facts,
      name: plan.name,
      mutation_code: plan.mutation,
      total_term_amount: plan.premium,
      payment_term: plan.months,
      premium_end_date: dates.expiration_date,
    }
    const id = file.add('policy', data, links)
    addDemoPolicies(file, plan.children ?? [], timeline, { package: id })
  }
}

export function addDemoDamages(
  file: RecordCollection,
  plans: readonly DemoDamage[],
  timeline: Timeline,
): void {
  const moments = { created_at: timeline.moment({ days: -15 }), updated_at: timeline.moment({ days: -9 }) }
  for (const { data, payments = [], requests = [] } of plans) {
    const damage = file.add('damage', data)
    for (const payment of payments) file.add('damage_payment', payment, { damage })
    for (const request of requests) file.add('damage_request', { ...request, ...moments }, { damage })
  }
}
