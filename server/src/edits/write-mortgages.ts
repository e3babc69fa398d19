import type { EditableLoanPart, EditableMortgage } from '@portal/contract/edit-form'
import type { EditRule } from '@portal/contract/edit-rule'
import type { Id } from '@portal/contract/wire'
import { hasSavings } from '@portal/domain/mortgage-part'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { lenderLabels, lenders } from '../database/tables/lender.ts'
import { mortgageParts, mortgages } from '../database/tables/mortgage.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'

const storedMortgageColumns = { id: mortgages.id, lenderId: mortgages.lenderId, labelId: mortgages.labelId }
type StoredMortgage = Pick<typeof mortgages.$inferSelect, keyof typeof storedMortgageColumns>

async function findLender(db: Database, mortgage: EditableMortgage, was: StoredMortgage | undefined) {
  if (!mortgage.hdn_company_code) return { lenderId: null, labelId: null }
  const [lender] = await db
    .select({ id: lenders.id })
    .from(lenders)
    .where(eq(lenders.hdnCode, mortgage.hdn_company_code))
  if (!lender) throw createInvalidFieldsError({ hdn_company_code: 'is no known lender' })
  if (mortgage.hdn_company_label_id === undefined && was?.lenderId === lender.id)
    return { lenderId: lender.id, labelId: was.labelId }
  if (mortgage.hdn_company_label_id == null) return { lenderId: lender.id, labelId: null }
  const labelId = parseRecordId(mortgage.hdn_company_label_id)
  const own = and(eq(lenderLabels.id, labelId), eq(lenderLabels.lenderId, lender.id))
  const [label] = await db.select({ id: lenderLabels.id }).from(lenderLabels).where(own)
  if (!label) throw createInvalidFieldsError({ hdn_company_label_id: 'is no product of this lender' })
  return { lenderId: lender.id, labelId }
}

const toLoanPartColumns = (part: EditableLoanPart) => ({
  number: part.part_number,
  repaymentType: part.repayment_type,
  startDate: part.start_date,
  endDate: part.end_date,
  principal: part.principal_sum,
  remainingDebt: part.remaining_debt,
  savedValue: part.current_value ?? null,
  interest: part.interest,
  interestType: part.interest_type,
  fixedUntil: part.fixed_rate_end_date ?? null,
  fixedDuration: part.fixed_interest_duration ?? null,
  nhg: part.nhg ?? false,
  deductionFrom: part.deduction_start_date,
})

type StoredLoanPart = typeof mortgageParts.$inferSelect

/**
 * Keeps the stored savings and the stored end of the fixed-rate period if the form has no field for them and the type
 * of the loan part is unchanged.
 */
const keepColumnsWithoutField = (was: StoredLoanPart, part: EditableLoanPart) => ({
  ...(was.repaymentType === part.repayment_type &&
    !hasSavings(part.repayment_type) &&
    part.current_value == null && { savedValue: was.savedValue }),
  ...(was.interestType === 'variable' &&
    part.interest_type === 'variable' &&
    !part.fixed_rate_end_date && { fixedUntil: was.fixedUntil }),
})

const updateLoanPart = (db: Database, was: StoredLoanPart, part: EditableLoanPart) =>
  db
    .update(mortgageParts)
    .set({ ...toLoanPartColumns(part), ...keepColumnsWithoutField(was, part) })
    .where(eq(mortgageParts.id, was.id))

/**
 * Updates one loan part.
 * @throws HttpError 404 for a part of another customer
 */
export async function writeLoanPart(
  db: Database,
  customerId: number,
  partId: Id,
  part: EditableLoanPart,
): Promise<void> {
  const own = and(eq(mortgageParts.customerId, customerId), eq(mortgageParts.id, parseRecordId(partId)))
  const [was] = await db.select().from(mortgageParts).where(own)
  if (!was) throw createNotFoundError()
  await updateLoanPart(db, was, part)
}

async function saveLoanParts(
  db: Database,
  owner: { customerId: number; mortgageId: number },
  parts: readonly EditableLoanPart[],
  path: string,
): Promise<void> {
  const ofThis = and(
    eq(mortgageParts.customerId, owner.customerId),
    eq(mortgageParts.mortgageId, owner.mortgageId),
  )
  const before = await db.select().from(mortgageParts).where(ofThis)
  if (parts.length === 0) {
    if (before.length > 0)
      throw createInvalidFieldsError({ [path]: 'mortgage_part_minimum' satisfies EditRule })
    return
  }
  const keptIds: number[] = []
  for (const part of parts) {
    if (part.id == null) {
      const [row] = await db
        .insert(mortgageParts)
        .values({ ...owner, ...toLoanPartColumns(part) })
        .returning({ id: mortgageParts.id })
      if (row) keptIds.push(row.id)
      continue
    }
    const id = parseRecordId(part.id)
    const was = before.find((one) => one.id === id)
    if (!was) throw createNotFoundError()
    await updateLoanPart(db, was, part)
    keptIds.push(id)
  }
  await db.delete(mortgageParts).where(and(ofThis, notInArray(mortgageParts.id, keptIds)))
}

/**
 * Adds, changes and removes mortgages as the form says (EDITMORT-01).
 * @throws HttpError 404 for a mortgage or part of another customer, 422 for an unknown lender or product, and for
 * removing the last part of a mortgage (EDITMORT-05)
 */
export async function writeMortgages(
  db: Database,
  customerId: number,
  form: readonly EditableMortgage[],
): Promise<void> {
  const own = eq(mortgages.customerId, customerId)
  const before = await db.select(storedMortgageColumns).from(mortgages).where(own)
  const keptIds: number[] = []
  for (const [index, mortgage] of form.entries()) {
    const id = mortgage.id == null ? null : parseRecordId(mortgage.id)
    const was = before.find((one) => one.id === id)
    const columns = { number: mortgage.mortgage_number ?? null, ...(await findLender(db, mortgage, was)) }
    if (id === null) {
      if (before.length > 0 || keptIds.length > 0)
        throw createInvalidFieldsError({ mortgages: 'one can be added only when there is none' })
      const [row] = await db
        .insert(mortgages)
        .values({ customerId, status: 0, facts: {}, ...columns })
        .returning({ id: mortgages.id })
      if (row) keptIds.push(row.id)
    } else {
      if (!was) throw createNotFoundError()
      await db
        .update(mortgages)
        .set(columns)
        .where(and(own, eq(mortgages.id, was.id)))
      keptIds.push(was.id)
    }
    const mortgageId = keptIds.at(-1)
    const path = `mortgages.${index}.parts`
    if (mortgageId !== undefined) await saveLoanParts(db, { customerId, mortgageId }, mortgage.parts, path)
  }
  const removed = before.map(({ id }) => id).filter((id) => !keptIds.includes(id))
  if (removed.length > 0) await db.delete(mortgages).where(and(own, inArray(mortgages.id, removed)))
}
