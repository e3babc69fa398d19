import type { Mortgage, MortgagePart, MortgageProperty } from '@portal/contract/mortgage'
import { calculateCurrentTotals } from '@portal/domain/current-mortgage'
import { countMissingDocuments } from '@portal/domain/document-progress'
import { formatHouseNumber } from '@portal/domain/full-name'
import { roundToCents } from '@portal/domain/money'
import { calculateMonthlyCost, getDebtAtEnd } from '@portal/domain/mortgage-part'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
import { getRepaymentType } from '@portal/domain/repayment-type'
import { toTenantDay } from '@portal/time/clock'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Context } from '../context.ts'
import { lenderLabels, lenders } from '../database/tables/lender.ts'
import {
  mortgageParts,
  mortgageProgress,
  mortgageProperties,
  mortgages,
} from '../database/tables/mortgage.ts'
import { toLenderResponse } from '../lenders/lender-response.ts'
import { toRequestedDocumentResponse } from '../requested-document-response.ts'
import { toWireDateTime } from '../wire-date-time.ts'

/** Converts a loan part to wire format, with today's values (ENTITY-12). */
function toLoanPartResponse(part: typeof mortgageParts.$inferSelect, today: string) {
  const terms = { ...part, savedValue: part.savedValue ?? 0 }
  const month = calculateMonthlyCost(terms, today)
  return {
    id: part.id,
    leningdeelnummer: part.number,
    hoofdsom: part.principal,
    type: part.repaymentType,
    repayment_type_description: getRepaymentType(part.repaymentType).description,
    interest: part.interest,
    interest_type: part.interestType,
    interest_type_description: part.interestType === 'fixed' ? 'Vast' : 'Variabel',
    rentevasteperiode: part.fixedDuration,
    begindatumRentevast: part.fixedFrom,
    einddatumRentevast: part.fixedUntil,
    begindatum: part.startDate,
    einddatum: part.endDate,
    monthly_amount: month.total,
    monthly_interest_amount: month.interest,
    monthly_repayment_amount: month.repayment,
    monthly_premium: month.premium,
    remaining_debt: part.remainingDebt,
    remaining_debt_at_loan_part_end: getDebtAtEnd(terms),
    nhg: part.nhg,
    tax_box_type: part.taxBox,
    deduction_start_date: part.deductionFrom,
    return_rate: part.returnRate,
    deposits: part.savedValue,
    penalty_free_repayment_percentage: part.penaltyFreeRepayment,
  } satisfies InferInput<typeof MortgagePart>
}

type MortgageResponse = InferInput<typeof Mortgage>
const { logo: _logo, ...lenderColumns } = getTableColumns(lenders)

const toPropertyResponse = (
  row: typeof mortgageProperties.$inferSelect,
): InferInput<typeof MortgageProperty> => ({
  street: row.street,
  number: row.number,
  number_addition: row.numberAddition,
  formatted_number: row.number && formatHouseNumber(row.number, null, row.numberAddition),
  postal_code: row.postalCode,
  city: row.city,
})

/** Reads the customer's mortgages. Related data is included if `include` names it (API-22). */
export async function readMortgages(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: number,
  include: string,
): Promise<MortgageResponse[]> {
  const wanted = new Set(include.split(','))
  const today = toTenantDay(clock())
  const own = <T extends typeof mortgageParts | typeof mortgageProperties | typeof mortgageProgress>(
    table: T,
  ) => eq(table.customerId, customerId)
  const [rows, parts, properties, progress] = await Promise.all([
    db
      .select({ mortgage: mortgages, lender: lenderColumns, label: lenderLabels })
      .from(mortgages)
      .leftJoin(lenders, eq(lenders.id, mortgages.lenderId))
      .leftJoin(lenderLabels, eq(lenderLabels.id, mortgages.labelId))
      .where(eq(mortgages.customerId, customerId))
      .orderBy(asc(mortgages.id)),
    db.select().from(mortgageParts).where(own(mortgageParts)).orderBy(asc(mortgageParts.id)),
    db.select().from(mortgageProperties).where(own(mortgageProperties)).orderBy(asc(mortgageProperties.id)),
    db.select().from(mortgageProgress).where(own(mortgageProgress)).orderBy(asc(mortgageProgress.id)),
  ])

  return rows.map(({ mortgage, lender, label }) => {
    const isOfMortgage = (row: { mortgageId: number }) => row.mortgageId === mortgage.id
    const ownParts = parts.filter(isOfMortgage).map((part) => toLoanPartResponse(part, today))
    const ownProperties = properties.filter(isOfMortgage)
    const main = ownProperties.find((property) => property.isMain) ?? ownProperties[0]
    const items = progress.filter(isOfMortgage)
    const sums =
      ownParts.length > 0
        ? calculateCurrentTotals({ status: mortgage.status, mortgageParts: ownParts }, today)
        : { ...mortgage.facts, rate: null }
    const { marktwaarde } = mortgage.facts
    return {
      ...mortgage.facts,
      ...sums,
      id: mortgage.id,
      customer_id: customerId,
      hypotheeknummer: mortgage.number,
      totaalSom: sums.hoofdsomHypotheek,
      status: mortgage.status,
      status_description: findMortgageStatus(mortgage.status)?.description,
      loan_to_value:
        marktwaarde && sums.restantHoofdsom ? roundToCents((sums.restantHoofdsom / marktwaarde) * 100) : null,
      agency_name: lender?.name,
      company_label_description: label?.name,
      seen_by_customer: toWireDateTime(mortgage.seenAt),
      mortgageParts: ownParts,
      openProgress: countMissingDocuments(items),
      mainProperty: main && toPropertyResponse(main),
      ...(wanted.has('properties') && { properties: ownProperties.map(toPropertyResponse) }),
      ...(wanted.has('progress') && {
        progress: items.map((row) => ({ ...toRequestedDocumentResponse(row), mortgage_id: row.mortgageId })),
      }),
      ...(wanted.has('agency') && { agency: lender && toLenderResponse(lender) }),
    }
  })
}
