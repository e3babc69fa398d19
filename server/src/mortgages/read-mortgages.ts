import { toTenantDay } from '@portal/contract/clock'
import type { Mortgage, MortgageProperty } from '@portal/contract/mortgage'
import { calculateCurrentTotals } from '@portal/domain/current-mortgage'
import { countMissingDocuments } from '@portal/domain/document-progress'
import { formatHouseNumber } from '@portal/domain/full-name'
import { roundToCents } from '@portal/domain/money'
import { findMortgageStatus } from '@portal/domain/mortgage-status'
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
import { toWireDateTime } from '../wire-date-time.ts'
import { toProgressResponse } from '../wire-progress.ts'
import { toLoanPartResponse } from './loan-part-response.ts'

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
        progress: items.map((row) => ({ ...toProgressResponse(row), mortgage_id: row.mortgageId })),
      }),
      ...(wanted.has('agency') && { agency: lender && toLenderResponse(lender) }),
    }
  })
}
