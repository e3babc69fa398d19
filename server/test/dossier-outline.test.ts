import { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import { getDossierTexts } from '../src/dossier/dossier-texts.ts'
import { createExampleCustomerFile } from '../src/dossier/example-customer-file.ts'
import { createDossierFormatters } from '../src/dossier/outline/dossier-formatters.ts'
import { createMortgagesSection } from '../src/dossier/outline/mortgages-section.ts'

const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ')
const exampleLoanPart = {
  type: 5,
  interest: 4,
  einddatum: '2057-01-28',
  hoofdsom: 45_000,
  remaining_debt: 45_000,
}

test('a loan part that starts later is last with its date, and the building deposit is separate from what can still be borrowed', () => {
  const mortgage = v.parse(Mortgage, {
    id: 1,
    status: 0,
    restantHoofdsom: 45_000,
    bouwdepot: 18_500,
    total_withdrawal_space_amount: 25_000,
    mortgageParts: [
      { ...exampleLoanPart, id: 1, leningdeelnummer: '1', begindatum: '2027-01-28' },
      { ...exampleLoanPart, id: 2, leningdeelnummer: '2', begindatum: '2020-01-28' },
    ],
  })
  const formats = createDossierFormatters('nl', getDossierTexts('nl', false))
  const [facts, table] = createMortgagesSection(
    { ...createExampleCustomerFile(), mortgages: [mortgage] },
    formats,
    '2026-11-28',
  ).blocks
  expect(table?.kind === 'table' && table.rows.map(([name]) => normalizeSpaces(name ?? ''))).toEqual([
    '2',
    '1 (vanaf 28 jan 2027)',
  ])
  expect(facts?.kind === 'facts' && facts.facts.map((fact) => fact.map(normalizeSpaces))).toEqual(
    expect.arrayContaining([
      ['Nog af te lossen', '€ 45.000,00'],
      ['Waarvan in het bouwdepot', '€ 18.500,00'],
      ['Nog bij te lenen zonder notaris', '€ 25.000,00'],
    ]),
  )
})
