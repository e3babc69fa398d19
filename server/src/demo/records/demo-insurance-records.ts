import type { DemoDamage } from '../demo-damages.ts'
import type { DemoPolicy } from '../demo-policies.ts'
import type { Timeline } from '../demo-timeline.ts'
import type { RecordCollection } from './record-collection.ts'

export function addDemoPolicies(
  file: RecordCollection,
  plans: readonly DemoPolicy[],
  timeline: Timeline,
  links: { package?: string } = {},
): void {
  for (const { name, terms, facts, children } of plans) {
    const endDate = timeline.date({ years: terms.years - terms.age })
    const data = {
      ...facts,
      name,
      total_term_amount: terms.premium,
      payment_term: terms.months,
      start_date: timeline.date({ years: -terms.age }),
      duration: terms.years,
      expiration_date: endDate,
      contract_expiration_date: endDate,
      premium_end_date: endDate,
    }
    const id = file.add('policy', data, links)
    addDemoPolicies(file, children, timeline, { package: id })
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
