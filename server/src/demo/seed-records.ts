import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { damagePayments, damageProgress, damages } from '../database/tables/damage.ts'
import { documents } from '../database/tables/document.ts'
import { incomes, obligations, possessions, retirements } from '../database/tables/income.ts'
import { mails } from '../database/tables/mail.ts'
import { mortgages } from '../database/tables/mortgage.ts'
import { notes } from '../database/tables/note.ts'
import { policies } from '../database/tables/policy.ts'
import { signals } from '../database/tables/signal.ts'
import { tasks } from '../database/tables/task.ts'
import type { DamagePlan } from './damages.ts'
import type { DocumentPlan } from './documents.ts'
import { demoKey } from './files.ts'
import type { InboxPlan } from './inbox.ts'
import type { EarningsPlan } from './incomes.ts'
import { type PolicyPlan, policyDates } from './policies.ts'
import type { Timeline } from './timeline.ts'

/** Stores policies, those within a package included. */
export async function seedPolicies(
  db: Database,
  customerId: number,
  plans: readonly PolicyPlan[],
  when: Timeline,
  parentId: number | null = null,
): Promise<void> {
  for (const plan of plans) {
    const dates = policyDates(plan, when)
    const [row] = await db
      .insert(policies)
      .values({
        customerId,
        parentId,
        name: plan.name,
        mutationCode: plan.mutation ?? 0,
        termAmount: plan.premium,
        paymentTerm: plan.months,
        premiumEndDate: dates.expiration_date,
        facts: { ...dates, ...plan.facts },
      })
      .returning({ id: policies.id })
    if (row && plan.children) await seedPolicies(db, customerId, plan.children, when, row.id)
  }
}

/** Stores damage reports with their payments and progress. */
export async function seedDamages(
  db: Database,
  customerId: number,
  plans: readonly DamagePlan[],
  when: Timeline,
): Promise<void> {
  for (const { row, payments = [], progress = [] } of plans) {
    const [stored] = await db
      .insert(damages)
      .values({ ...row, customerId })
      .returning({ id: damages.id })
    if (!stored) continue
    const owner = { customerId, damageId: stored.id }
    if (payments.length > 0) {
      await db.insert(damagePayments).values(payments.map((payment) => ({ ...payment, ...owner })))
    }
    const moments = { createdAt: when.moment({ days: -15 }), updatedAt: when.moment({ days: -9 }) }
    if (progress.length > 0) {
      await db.insert(damageProgress).values(progress.map((item) => ({ ...item, ...owner, ...moments })))
    }
  }
}

/** Stores incomes and pensions. */
export async function seedEarnings(db: Database, customerId: number, plan: EarningsPlan): Promise<void> {
  for (const [earner, facts] of plan.incomes ?? []) {
    await db.insert(incomes).values({ customerId, earner, facts })
  }
  for (const [earner, facts] of plan.retirements ?? []) {
    await db.insert(retirements).values({ customerId, earner, facts })
  }
}

/** Stores obligations and savings. */
export async function seedBalances(
  db: Database,
  customerId: number,
  debts: readonly (typeof obligations.$inferInsert.facts)[] = [],
  savings: readonly (typeof possessions.$inferInsert.facts)[] = [],
): Promise<void> {
  for (const facts of debts) await db.insert(obligations).values({ customerId, facts })
  for (const facts of savings) await db.insert(possessions).values({ customerId, facts })
}

/** Stores tasks, notices, messages and mails. */
export async function seedInbox(db: Database, customerId: number, plan: InboxPlan): Promise<void> {
  for (const row of plan.tasks ?? []) await db.insert(tasks).values({ ...row, customerId })
  for (const row of plan.signals ?? []) await db.insert(signals).values({ ...row, customerId })
  for (const row of plan.notes ?? []) await db.insert(notes).values({ ...row, customerId })
  for (const row of plan.mails ?? []) await db.insert(mails).values({ ...row, customerId })
}

async function firstOf(
  db: Database,
  table: typeof mortgages | typeof policies | typeof damages,
  customerId: number,
): Promise<number | null> {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.customerId, customerId))
    .orderBy(asc(table.id))
    .limit(1)
  return row?.id ?? null
}

/** Stores documents of a customer, or of the firm when there is no customer. */
export async function seedDocuments(
  db: Database,
  tenantId: number,
  customerId: number | null,
  plans: readonly DocumentPlan[],
): Promise<void> {
  for (const { of, broken, ...plan } of plans) {
    const linkTo = (kind: DocumentPlan['of'], table: Parameters<typeof firstOf>[1]) =>
      of === kind && customerId !== null ? firstOf(db, table, customerId) : null
    await db.insert(documents).values({
      ...plan,
      tenantId,
      customerId,
      mimeType: 'application/pdf',
      extension: 'pdf',
      size: 3_100,
      fileKey: broken ? 'gone' : demoKey(plan.name),
      updatedAt: plan.createdAt,
      mortgageId: await linkTo('mortgage', mortgages),
      policyId: await linkTo('policy', policies),
      damageId: await linkTo('damage', damages),
    })
  }
}
