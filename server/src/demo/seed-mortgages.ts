import type { Database } from '../database/database.ts'
import { lenderLabels, lenders } from '../database/tables/lender.ts'
import {
  mortgageParts,
  mortgageProgress,
  mortgageProperties,
  mortgages,
} from '../database/tables/mortgage.ts'
import { demoLenders } from './lenders.ts'
import { type MortgagePlan, partRow } from './mortgage-plan.ts'
import { demoRates } from './rates.ts'
import type { Timeline } from './timeline.ts'

/** A stored lender: its id and those of its two products. */
interface StoredLender {
  id: number
  labels: number[]
}

/** Stores the lenders; answers them by HDN code. */
export async function seedLenders(db: Database): Promise<ReadonlyMap<string, StoredLender>> {
  const stored = new Map<string, StoredLender>()
  for (const [place, { labels, ...lender }] of demoLenders().entries()) {
    const [row] = await db
      .insert(lenders)
      .values({ ...lender, minHdnVersion: '20.0', maxHdnVersion: '24.0' })
      .returning({ id: lenders.id })
    if (!row) continue
    const products = await db
      .insert(lenderLabels)
      .values(
        labels.map((name, index) => ({
          lenderId: row.id,
          hdnCode: lender.hdnCode,
          name,
          productId: `${lender.hdnCode}${index + 1}`,
          rates: demoRates(place, index),
        })),
      )
      .returning({ id: lenderLabels.id })
    stored.set(lender.hdnCode, { id: row.id, labels: products.map(({ id }) => id) })
  }
  return stored
}

/** Stores the mortgages of one customer. */
export async function seedMortgages(
  db: Database,
  customerId: number,
  plans: readonly MortgagePlan[],
  known: ReadonlyMap<string, StoredLender>,
  when: Timeline,
): Promise<void> {
  for (const [index, plan] of plans.entries()) {
    const lender = plan.lender ? known.get(plan.lender) : undefined
    const [row] = await db
      .insert(mortgages)
      .values({
        customerId,
        number: plan.number,
        status: plan.status,
        lenderId: lender?.id,
        labelId: lender?.labels[plan.label ?? 0],
        seenAt: plan.seen ? when.moment({ days: -20 }) : null,
        facts: plan.facts ?? {},
      })
      .returning({ id: mortgages.id })
    if (!row) continue
    const owner = { customerId, mortgageId: row.id }
    const parts = (plan.parts ?? []).map((part, at) => ({
      ...owner,
      ...partRow(part, `${plan.number ?? index + 1}-${at + 1}`, when),
      nhg: plan.facts?.nhg === true,
    }))
    if (parts.length > 0) await db.insert(mortgageParts).values(parts)
    if (plan.house) await db.insert(mortgageProperties).values({ ...owner, ...plan.house })
    const progress = (plan.progress ?? []).map(({ seen, dueIn, ...item }, at) => ({
      ...owner,
      ...item,
      sent: true,
      date: dueIn === undefined ? null : when.date({ days: dueIn }),
      adviserSeenAt: seen ? when.moment({ days: -1, hours: at }) : null,
      createdAt: when.moment({ days: -12, hours: at }),
      updatedAt: when.moment({ days: -2, hours: at }),
    }))
    if (progress.length > 0) await db.insert(mortgageProgress).values(progress)
  }
}
