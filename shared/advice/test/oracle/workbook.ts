import { calculateAnnuityPayment } from '@portal/domain/annuity'
import { calculateRemainingCapacity } from '../../src/capacity.ts'
import { createFigure } from '../../src/figure.ts'
import { calculateTestIncomes, calculateTestRate, calculateWeightedTestRate } from '../../src/lending.ts'
import type { Norms } from '../../src/norms.ts'
import { calculateExampleBurdens } from './burdens.ts'
import {
  type ExampleContext,
  type ExampleInput,
  type Outcome,
  parseExampleInput,
  UnknownInput,
} from './example-input.ts'
import { parseLabel } from './label.ts'
import { parseWrittenPart, type WrittenPart } from './loan.ts'

const isRepaid = ({ type }: WrittenPart) => type === 'annuity' || type === 'linear'

/** Parts of an example; an example that modifies another may change the fixed-rate period. */
function parseParts(given: ExampleInput, fixedMonths: number | null): WrittenPart[] {
  const parts = given.text('parts')?.split(' + ').map(parseWrittenPart) ?? []
  return parts.map((part) => ({ ...part, fixedMonths: fixedMonths ?? part.fixedMonths }))
}

/** Monthly payment of a part at its test rate, by its repayment type. */
function calculatePayment(part: WrittenPart, rate: number): number {
  if (part.type === 'annuity') return calculateAnnuityPayment(part.debt, rate, part.months)
  const interest = (part.debt * rate) / 1200
  return part.type === 'linear' ? interest + part.debt / part.months : interest
}

/** Remaining capacity besides running parts, by the norms workbook. */
function calculateCapacity(norms: Norms, given: ExampleInput, fixedMonths: number | null): Outcome {
  const parts = parseParts(given, fixedMonths)
  const rates = parts.map((part) => calculateTestRate(norms, part.interest, part.fixedMonths))
  const rate =
    parts.length === 0
      ? createFigure('test_rate', given.number('rate') * 100, {})
      : calculateWeightedTestRate(
          norms,
          parts.map((part, index) => ({ ...part, rate: rates[index] ?? createFigure('test_rate', 0, {}) })),
        )
  const persons = given.numbers('incomes') ?? [given.number('income')]
  const isAow = given.flag('aow')
  const request = {
    incomes: calculateTestIncomes(persons.map((income) => ({ income, isAow }))),
    isSingle: given.flag('single'),
    rate,
    label: parseLabel(norms, given.text('label')),
    burdens: calculateExampleBurdens(norms, given, rate, !parts.some(({ isBox3 }) => isBox3)),
  }
  const calculateWeightedBurden = (burden: (part: WrittenPart, rate: number) => number) =>
    parts.map((part, index) => ({
      debt: part.debt,
      isBox3: part.isBox3,
      burden: createFigure('part_test_burden', burden(part, rates[index]?.value ?? 0), {}),
    }))
  const annuity = calculateRemainingCapacity(norms, {
    ...request,
    isInterestOnly: false,
    parts: calculateWeightedBurden((part, own) =>
      calculateAnnuityPayment(part.debt, own, isRepaid(part) ? part.months : part.originalMonths),
    ),
  })
  const actual = calculateRemainingCapacity(norms, {
    ...request,
    isInterestOnly: !parts.every(isRepaid),
    parts: calculateWeightedBurden(calculatePayment),
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

/** Calculates an example of the workbook: a complete one, or a modification of another. */
export function calculateWorkbookExample(
  norms: Norms,
  given: ExampleInput,
  { inputOf }: ExampleContext,
): Outcome {
  const as = given.text('as')
  if (as === null) return calculateCapacity(norms, given, null)
  const change = as.match(/^(\S+) with rvp (\d+)(?: \(test rate (\d+(?:\.\d+)?)%\))?$/)
  if (!change) throw new UnknownInput(`"as": "${as}"`)
  const [, id = '', fixedMonths, percent] = change
  const other = parseExampleInput(inputOf(id))
  const outcome = calculateCapacity(norms, other, Number(fixedMonths))
  other.close()
  const tested = (outcome.toetsrente ?? 0) * 100
  if (percent && Math.abs(tested - Number(percent)) > 1e-9)
    throw new UnknownInput(`"as": "${as}" is tested at ${tested} %`)
  return outcome
}
