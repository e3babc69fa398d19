import {
  mortgageParts,
  mortgageProgress,
  mortgageProperties,
  mortgages,
} from '../../database/tables/mortgage.ts'
import { documentRequestColumns } from './document-request-columns.ts'
import { defineStoredRecordKind } from './stored-record-kind.ts'

const mortgageLinks = { mortgage: 'mortgageId' }

export const storedMortgages = {
  mortgage: defineStoredRecordKind(mortgages, mortgages.id, {
    columns: { hypotheeknummer: 'number', status: 'status', seen_by_customer: 'seenAt' },
    separateFields: ['lender', 'product'],
    facts: true,
  }),
  mortgage_part: defineStoredRecordKind(mortgageParts, mortgageParts.id, {
    links: mortgageLinks,
    columns: {
      leningdeelnummer: 'number',
      type: 'repaymentType',
      begindatum: 'startDate',
      einddatum: 'endDate',
      hoofdsom: 'principal',
      remaining_debt: 'remainingDebt',
      deposits: 'savedValue',
      interest: 'interest',
      interest_type: 'interestType',
      begindatumRentevast: 'fixedFrom',
      einddatumRentevast: 'fixedUntil',
      rentevasteperiode: 'fixedDuration',
      return_rate: 'returnRate',
      nhg: 'nhg',
      tax_box_type: 'taxBox',
      deduction_start_date: 'deductionFrom',
      penalty_free_repayment_percentage: 'penaltyFreeRepayment',
    },
  }),
  mortgage_property: defineStoredRecordKind(mortgageProperties, mortgageProperties.id, {
    links: mortgageLinks,
    columns: {
      is_main: 'isMain',
      street: 'street',
      number: 'number',
      number_addition: 'numberAddition',
      postal_code: 'postalCode',
      city: 'city',
    },
  }),
  mortgage_request: defineStoredRecordKind(mortgageProgress, mortgageProgress.id, {
    links: mortgageLinks,
    columns: documentRequestColumns,
  }),
}
