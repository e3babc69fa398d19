import { dayAt } from '@portal/contract/clock'
import type { Mortgage, MortgageProperty } from '@portal/contract/mortgage'
import { currentTotals } from '@portal/domain/current-mortgage'
import { toCents } from '@portal/domain/money'
import { mortgageStatusOf } from '@portal/domain/mortgage-status'
import { formattedNumberOf } from '@portal/domain/name'
import { countMissing } from '@portal/domain/progress'
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
import { wireLender } from '../lenders/wire.ts'
import { wireMoment } from '../wire-moment.ts'
import { wireProgress } from '../wire-progress.ts'
import { wirePart } from './wire-part.ts'

type Answer = InferInput<typeof Mortgage>
const { logo: _logo, ...lenderColumns } = getTableColumns(lenders)

const wireProperty = (row: typeof mortgageProperties.$inferSelect): InferInput<typeof MortgageProperty> => ({
  street: row.street,
  number: row.number,
  number_addition: row.numberAddition,
  formatted_number: row.number && formattedNumberOf(row.number, null, row.numberAddition),
  postal_code: row.postalCode,
  city: row.city,
})

/** All mortgages of a customer in wire format, with the related data of `include` (API-22). */
export async function readMortgages(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: number,
  include: string,
): Promise<Answer[]> {
  const wanted = new Set(include.split(','))
  const today = dayAt(clock())
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
    const ofThis = (row: { mortgageId: number }) => row.mortgageId === mortgage.id
    const ownParts = parts.filter(ofThis).map((part) => wirePart(part, today))
    const ownProperties = properties.filter(ofThis)
    const main = ownProperties.find((property) => property.isMain) ?? ownProperties[0]
    const items = progress.filter(ofThis)
    const sums =
      ownParts.length > 0
        ? currentTotals({ status: mortgage.status, mortgageParts: ownParts }, today)
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
      status_description: mortgageStatusOf(mortgage.status)?.description,
      loan_to_value:
        marktwaarde && sums.restantHoofdsom ? toCents((sums.restantHoofdsom / marktwaarde) * 100) : null,
      agency_name: lender?.name,
      company_label_description: label?.name,
      seen_by_customer: wireMoment(mortgage.seenAt),
      mortgageParts: ownParts,
      openProgress: countMissing(items),
      mainProperty: main && wireProperty(main),
      ...(wanted.has('properties') && { properties: ownProperties.map(wireProperty) }),
      ...(wanted.has('progress') && {
        progress: items.map((row) => ({ ...wireProgress(row), mortgage_id: row.mortgageId })),
      }),
      ...(wanted.has('agency') && { agency: lender && wireLender(lender) }),
    }
  })
}
