import { outcomesOf } from '@portal/advice/outcomes'
import type { StoredAdvice } from '@portal/advice/replay'
import type { AdviceOutcome } from '@portal/contract/desk/advice'
import type { DeskLead } from '@portal/contract/desk/lead'
import type { ListedProduct } from '@portal/contract/interest-list'

type HeadlineInput = Pick<StoredAdvice, 'calculation' | 'input'>
type Headline = NonNullable<NonNullable<DeskLead['advice']>['headline']>

/** Main outcome of each calculation: a scenario by its verdict, others by a figure. */
const headlineFields: Readonly<Record<HeadlineInput['calculation'], string | null>> = {
  scenario: null,
  refinance: 'gross_total_refinance_difference',
  max: 'total_sum',
  measures: 'difference_per_month',
}

/** Verdicts, best first. */
const order = ['yes', 'maybe', 'no'] as const

/** Products of a comparison; empty for other calculations. */
const productsOf = ({ calculation, input }: HeadlineInput): ListedProduct[] =>
  calculation === 'refinance' ? JSON.parse(input).products : []

/** The customer's input, without fields added by the portal. */
export const filledIn = ({ calculation, input }: HeadlineInput): Record<string, unknown> =>
  calculation === 'refinance' ? JSON.parse(input).loan : JSON.parse(input)

/** Name of a product with its lender, unless it already contains the lender's name. */
const nameOf = (lender: string, product: string) =>
  product.startsWith(lender) ? product : `${lender}, ${product}`

/** Outcomes of an advice, with proposals named by lender and product. */
export function outcomesNamed(kept: HeadlineInput, outcome: string): AdviceOutcome[] {
  const lenders = new Map(productsOf(kept).map((one) => [one.lender_id, one.lender_name]))
  return outcomesOf(JSON.parse(outcome), (lender, product) => nameOf(lenders.get(lender) ?? lender, product))
}

/** Indexes of the outcomes that a request is about. `subject` is as named in the request. */
export function requestedOutcomes(
  kept: HeadlineInput,
  subject: string | null,
  outcomes: readonly AdviceOutcome[],
): number[] {
  const ofLender = productsOf(kept)
    .filter((one) => one.lender_id === subject)
    .map((one) => nameOf(one.lender_name, one.product_line_name))
  const isRequested = ({ path, name }: AdviceOutcome): boolean => {
    if (kept.calculation === 'scenario') return path === subject || path.startsWith(`${subject}.`)
    if (kept.calculation === 'refinance') return name !== null && ofLender.includes(name)
    return path === ''
  }
  return outcomes.flatMap((one, place) => (isRequested(one) ? [place] : []))
}

/** Result with policy payments if there are any, as displayed to the customer. */
function shownOf(requested: readonly AdviceOutcome[]): AdviceOutcome[] {
  const insured = requested.filter(({ path }) => path.endsWith('.insured')).map(({ path }) => path)
  return requested.filter(({ path }) => !insured.includes(`${path}.insured`))
}

/** Headline of the requested subject: the worst verdict of all persons, or the main figure. */
export function makeHeadline(kept: HeadlineInput, requested: readonly AdviceOutcome[]): Headline | null {
  const shown = shownOf(requested)
  const [first] = shown
  if (!first) return null
  const figure = first.figures.find(({ name }) => name === headlineFields[kept.calculation])
  return {
    verdict: order.findLast((one) => shown.some(({ verdict }) => verdict === one)) ?? null,
    figure: figure ? { rule: figure.rule, value: figure.value, unit: figure.unit } : null,
  }
}
