import { createFakePortal, renderView } from '@portal/remote-kit/test'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import nl from '../../texts/nl.json'
import { texts } from '../../texts.ts'
import { toMortgageRequestBody } from './mortgage-request-body.ts'
import {
  createEmptyMortgage,
  createEmptyPart,
  type LoanPartValues,
  type MortgageValues,
} from './mortgage-values.ts'
import { useMortgageTexts } from './use-mortgage-texts.ts'

type MortgageTexts = ReturnType<typeof useMortgageTexts>

async function renderMortgageTexts(): Promise<MortgageTexts> {
  const found: MortgageTexts[] = []
  function TextsProbe() {
    found.push(
      useMortgageTexts(
        (code) => code,
        (id) => id,
      ),
    )
    return null
  }
  await renderView(TextsProbe, { portal: createFakePortal(), texts, path: '/' })
  const [words] = found
  if (!words) throw new Error('no words')
  return words
}

const createPartArbitrary = (key: string): fc.Arbitrary<LoanPartValues> =>
  fc.record({
    key: fc.constant(key),
    id: fc.constant(key),
    part_number: fc.constantFrom('001', '002'),
    repayment_type: fc.constantFrom('1', '5', '50'),
    principal_sum: fc.constantFrom(null, 1, 2),
    remaining_debt: fc.constantFrom(null, 1, 2),
    current_value: fc.constantFrom(null, 1, 2),
    start_date: fc.constantFrom('2020-01-01', '2021-01-01'),
    deduction_start_date: fc.constantFrom('', '2009-03-15'),
    end_date: fc.constantFrom('2050-01-01', '2051-01-01'),
    interest_type: fc.constantFrom('fixed', 'variable'),
    interest: fc.constantFrom(null, 1, 2),
    fixed_interest_duration: fc.constantFrom('', '10', '20'),
    months: fc.constant(null),
    fixed_rate_end_date: fc.constantFrom('', '2031-01-01'),
    nhg: fc.boolean(),
  })
const mortgageArbitrary: fc.Arbitrary<MortgageValues> = fc.record({
  id: fc.constant(1),
  hdn_company_code: fc.constantFrom('DM', 'HV'),
  hdn_company_label_id: fc.constantFrom('5', '6'),
  mortgage_number: fc.constantFrom('', '7'),
  parts: fc.tuple(createPartArbitrary('a'), createPartArbitrary('b')).map((parts) => [...parts]),
})

test('@EDIT-17 the changes of a mortgage are the fields that are sent with a new value, each once', {
  tags: 'full',
}, async () => {
  const { listChanges, getFieldLabel } = await renderMortgageTexts()
  fc.assert(
    fc.property(mortgageArbitrary, mortgageArbitrary, (saved, typed) => {
      const [was, now] = [toMortgageRequestBody(saved), toMortgageRequestBody(typed)]
      const findDifferentFieldNames = (one: object, other: object, path: string) =>
        Object.entries(other)
          .filter(([name, value]) => name !== 'parts' && (one as Record<string, unknown>)[name] !== value)
          .map(([name]) => getFieldLabel(path + name))
      const partsDiffer = now.parts.flatMap((one, index) =>
        findDifferentFieldNames(was.parts[index] ?? {}, one, `parts.${index}.`),
      )
      const named = listChanges(saved, typed).map(({ label }) =>
        label.replace(/^Deel (\d) · [^:]+: (.*)$/, (_, number, what) => `Deel ${number}, ${what}`),
      )
      const sent = [...findDifferentFieldNames(was, now, ''), ...partsDiffer]
      // The years of a variable rate are not sent; the form lists them as removed.
      const isFixedPeriodLabel = (name: string) => name.endsWith(nl.fixed_interest_duration)
      const sortWithoutPeriods = (names: string[]) =>
        names.filter((name) => !isFixedPeriodLabel(name)).toSorted()
      expect(sortWithoutPeriods(named)).toEqual(sortWithoutPeriods(sent))
      expect(new Set(named).size).toBe(named.length)
    }),
  )
})

test('@EDIT-17 an added or removed part is listed as one change', async () => {
  const { listChanges } = await renderMortgageTexts()
  const saved: MortgageValues = { ...createEmptyMortgage(), parts: [{ ...createEmptyPart('a'), id: 'a' }] }
  const added = { ...createEmptyPart('b'), remaining_debt: 1000 }
  expect(listChanges(saved, { ...saved, parts: [...saved.parts, added] })).toHaveLength(1)
  expect(listChanges({ ...saved, parts: [...saved.parts, added] }, saved)).toMatchObject([
    { now: nl.part_gone },
  ])
})

test('@EDIT-17 values that another rate type or repayment type removes are listed', async () => {
  const { listChanges } = await renderMortgageTexts()
  const fixed: LoanPartValues = {
    ...createEmptyPart('a'),
    id: 'a',
    repayment_type: '50',
    current_value: 9000,
    fixed_interest_duration: '20',
    fixed_rate_end_date: '2041-03-01',
  }
  const saved = { ...createEmptyMortgage(), parts: [fixed] }
  const typed: LoanPartValues = { ...fixed, repayment_type: '1', interest_type: 'variable' }
  const changes = listChanges(saved, { ...saved, parts: [typed] })
  expect(changes.map(({ now }) => now.replace(/\s/g, ' '))).toEqual([
    nl.repayment_annuity,
    '',
    nl.interest_variable,
    '',
    '',
  ])
})
