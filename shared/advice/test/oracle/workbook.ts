import { annuityPayment } from '@portal/domain/annuity'
import { remainingCapacity } from '../../src/capacity.ts'
import { figure } from '../../src/figure.ts'
import { testIncomes, testRate, weightedTestRate } from '../../src/lending.ts'
import type { Norms } from '../../src/norms.ts'
import { burdensGiven } from './burdens.ts'
import {
  type ExampleContext,
  type ExampleInput,
  type Outcome,
  parseExampleInput,
  UnknownInput,
} from './example-input.ts'
import { labelOf } from './label.ts'
import { type WrittenPart, writtenPart } from './loan.ts'

const isRepaid = ({ type }: WrittenPart) => type === 'annuity' || type === 'linear'

/** Parts of an example; an example that modifies another may change the fixed-rate period. */
function partsOf(given: ExampleInput, fixedMonths: number | null): WrittenPart[] {
  const parts = given.text('parts')?.split(' + ').map(writtenPart) ?? []
  return parts.map((part) => ({ ...part, fixedMonths: fixedMonths ?? part.fixedMonths }))
}

/** Monthly payment of a part at its test rate, by its repayment type. */
function paymentOf(part: WrittenPart, rate: number): number {
  if (part.type === 'annuity') return annuityPayment(part.debt, rate, part.months)
  const interest = (part.debt * rate) / 1200
  return part.type === 'linear' ? interest + part.debt / part.months : interest
}

/** Remaining capacity besides running parts, by the norms workbook. */
function workedOut(norms: Norms, given: ExampleInput, fixedMonths: number | null): Outcome {
  const parts = partsOf(given, fixedMonths)
  const rates = parts.map((part) => testRate(norms, part.interest, part.fixedMonths))
  const rate =
    parts.length === 0
      ? figure('test_rate', given.number('rate') * 100, {})
      : weightedTestRate(
          norms,
          parts.map((part, index) => ({ ...part, rate: rates[index] ?? figure('test_rate', 0, {}) })),
        )
  const persons = given.numbers('incomes') ?? [given.number('income')]
  const isAow = given.flag('aow')
  const request = {
    incomes: testIncomes(persons.map((income) => ({ income, isAow }))),
    isSingle: given.flag('single'),
    rate,
    label: labelOf(norms, given.text('label')),
    burdens: burdensGiven(norms, given, rate, !parts.some(({ isBox3 }) => isBox3)),
  }
  const weighed = (burden: (part: WrittenPart, rate: number) => number) =>
    parts.map((part, index) => ({
      debt: part.debt,
      isBox3: part.isBox3,
      burden: figure('part_test_burden', burden(part, rates[index]?.value ?? 0), {}),
    }))
  const annuity = remainingCapacity(norms, {
    ...request,
    isInterestOnly: false,
    parts: weighed((part, own) =>
      annuityPayment(part.debt, own, isRepaid(part) ? part.months : part.originalMonths),
    ),
  })
  const actual = remainingCapacity(norms, {
    ...request,
    isInterestOnly: !parts.every(isRepaid),
    parts: weighed(paymentOf),
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
export function workbook(norms: Norms, given: ExampleInput, { inputOf }: ExampleContext): Outcome {
  const as = given.text('as')
  if (as === null) return workedOut(norms, given, null)
  const change = as.match(/^(\S+) with rvp (\d+)(?: \(test rate (\d+(?:\.\d+)?)%\))?$/)
  if (!change) throw new UnknownInput(`"as": "${as}"`)
  const [, id = '', fixedMonths, percent] = change
  const other = parseExampleInput(inputOf(id))
  const outcome = workedOut(norms, other, Number(fixedMonths))
  other.close()
  const tested = (outcome.toetsrente ?? 0) * 100
  if (percent && Math.abs(tested - Number(percent)) > 1e-9)
    throw new UnknownInput(`"as": "${as}" is tested at ${tested} %`)
  return outcome
}
