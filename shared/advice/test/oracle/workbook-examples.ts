import { calculateAnnuityPayment } from '@portal/domain/annuity'
import { calculateRemainingCapacity } from '../../src/borrowing-capacity.ts'
import { createFigure } from '../../src/figure.ts'
import {
  calculateTestIncomes,
  calculateTestRate,
  calculateWeightedTestRate,
} from '../../src/lending-norms.ts'
import type { Norms } from '../../src/norms.ts'
import { calculateExampleBurdens } from './burden-examples.ts'
import {
  type ExampleContext,
  type ExampleInput,
  type ExampleOutcome,
  parseExampleInput,
  UnknownInputError,
} from './example-input.ts'
import { type ExamplePart, parseExamplePart } from './example-loan-part.ts'
import { parseExampleLabel } from './parse-example-label.ts'

const isRepaidDuringTerm = ({ type }: ExamplePart) => type === 'annuity' || type === 'linear'

/** Parses the loan parts. `fixedMonths` replaces the fixed-rate period of each part, if given. */
function parseExampleParts(given: ExampleInput, fixedMonths: number | null): ExamplePart[] {
  const parts = given.getText('parts')?.split(' + ').map(parseExamplePart) ?? []
  return parts.map((part) => ({ ...part, fixedMonths: fixedMonths ?? part.fixedMonths }))
}

/** Calculates the monthly payment of a part at a rate, by its repayment type. */
function calculateExamplePayment(part: ExamplePart, rate: number): number {
  if (part.type === 'annuity') return calculateAnnuityPayment(part.debt, rate, part.months)
  const interest = (part.debt * rate) / 1200
  return part.type === 'linear' ? interest + part.debt / part.months : interest
}

/** Calculates the remaining capacity besides loan parts, by the norms workbook. */
function calculateExampleCapacity(
  norms: Norms,
  given: ExampleInput,
  fixedMonths: number | null,
): ExampleOutcome {
  const parts = parseExampleParts(given, fixedMonths)
  const rates = parts.map((part) => calculateTestRate(norms, part.interest, part.fixedMonths))
  const rate =
    parts.length === 0
      ? createFigure('test_rate', given.getNumber('rate') * 100, {})
      : calculateWeightedTestRate(
          norms,
          parts.map((part, index) => ({ ...part, rate: rates[index] ?? createFigure('test_rate', 0, {}) })),
        )
  const persons = given.getNumbers('incomes') ?? [given.getNumber('income')]
  const hasReachedPensionAge = given.getFlag('aow')
  const request = {
    incomes: calculateTestIncomes(persons.map((income) => ({ income, hasReachedPensionAge }))),
    isSingle: given.getFlag('single'),
    rate,
    label: parseExampleLabel(norms, given.getText('label')),
    burdens: calculateExampleBurdens(norms, given, rate, !parts.some(({ isBox3 }) => isBox3)),
  }
  const calculateWeightedBurden = (burden: (part: ExamplePart, rate: number) => number) =>
    parts.map((part, index) => ({
      debt: part.debt,
      isBox3: part.isBox3,
      burden: createFigure('part_test_burden', burden(part, rates[index]?.value ?? 0), {}),
    }))
  const annuity = calculateRemainingCapacity(norms, {
    ...request,
    isInterestOnly: false,
    parts: calculateWeightedBurden((part, own) =>
      calculateAnnuityPayment(part.debt, own, isRepaidDuringTerm(part) ? part.months : part.originalMonths),
    ),
  })
  const actual = calculateRemainingCapacity(norms, {
    ...request,
    isInterestOnly: !parts.every(isRepaidDuringTerm),
    parts: calculateWeightedBurden(calculateExamplePayment),
  })
  return {
    toetsrente: rate.value / 100,
    max_box1: annuity.box1.value,
    max_box3: annuity.box3.value,
    annuity_max_box1: annuity.box1.value,
    annuity_max_box3: annuity.box3.value,
    non_annuity_max_box1: actual.box1.value,
    non_annuity_max_box3: actual.box3.value,
  }
}

/** Calculates an example of the norms workbook, or an example that modifies one. */
export function calculateWorkbookExample(
  norms: Norms,
  given: ExampleInput,
  { getInput }: ExampleContext,
): ExampleOutcome {
  const as = given.getText('as')
  if (as === null) return calculateExampleCapacity(norms, given, null)
  const change = as.match(/^(\S+) with rvp (\d+)(?: \(test rate (\d+(?:\.\d+)?)%\))?$/)
  if (!change) throw new UnknownInputError(`"as": "${as}"`)
  const [, id = '', fixedMonths, percent] = change
  const other = parseExampleInput(getInput(id))
  const outcome = calculateExampleCapacity(norms, other, Number(fixedMonths))
  other.assertAllRead()
  const tested = (outcome.toetsrente ?? 0) * 100
  if (percent && Math.abs(tested - Number(percent)) > 1e-9)
    throw new UnknownInputError(`"as": "${as}" is tested at ${tested} %`)
  return outcome
}
