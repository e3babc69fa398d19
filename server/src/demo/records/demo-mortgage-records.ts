import { type DemoMortgage, toPartRecord } from '../demo-mortgage.ts'
import type { Timeline } from '../demo-timeline.ts'
import type { RecordCollection } from './record-collection.ts'

export function addDemoMortgages(
  file: RecordCollection,
  plans: readonly DemoMortgage[],
  timeline: Timeline,
): void {
  for (const [index, plan] of plans.entries()) {
    const { number, status, lender, label = 0, facts = {} } = plan
    const mortgage = file.add('mortgage', {
      ...facts,
      hypotheeknummer: number,
      status,
      ...(lender && { lender, product: `${lender}${label + 1}` }),
      seen_by_customer: plan.seen ? timeline.moment({ days: -20 }) : null,
    })
    for (const [at, part] of (plan.parts ?? []).entries()) {
      const data = toPartRecord(part, `${number ?? index + 1}-${at + 1}`, timeline)
      file.add('mortgage_part', { ...data, nhg: facts.nhg === true }, { mortgage })
    }
    if (plan.house) file.add('mortgage_property', plan.house, { mortgage })
    for (const [at, { seen, dueInDays, ...request }] of (plan.progress ?? []).entries())
      file.add(
        'mortgage_request',
        {
          ...request,
          sent: true,
          date: dueInDays === undefined ? null : timeline.date({ days: dueInDays }),
          seen_by_advisor: seen ? timeline.moment({ days: -1, hours: at }) : null,
          created_at: timeline.moment({ days: -12, hours: at }),
          updated_at: timeline.moment({ days: -2, hours: at }),
        },
        { mortgage },
      )
  }
}
