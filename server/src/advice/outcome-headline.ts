import { outcomesOf } from '@portal/advice/outcomes'
import type { StoredAdvice } from '@portal/advice/replay'
import type { AdviceOutcome } from '@portal/contract/desk/advice'
import type { DeskLead } from '@portal/contract/desk/lead'
import type { ListedProduct } from '@portal/contract/interest-list'

type Kept = Pick<StoredAdvice, 'calculation' | 'input'>
type Headline = NonNullable<NonNullable<DeskLead['advice']>['headline']>

/** What of each calculation says most of it: a scenario by its verdict, others by a figure. */
const headlineFields: Readonly<Record<Kept['calculation'], string | null>> = {
  scenario: null,
  refinance: 'gross_total_refinance_difference',
  max: 'total_sum',
  measures: 'difference_per_month',
}

/** Verdicts, the best first. */
const order = ['yes', 'maybe', 'no'] as const

/** Products that a comparison was made with; none of another calculation. */
const productsOf = ({ calculation, input }: Kept): ListedProduct[] =>
  calculation === 'refinance' ? JSON.parse(input).products : []

/** What was filled in, without what the portal added. */
export const filledIn = ({ calculation, input }: Kept): Record<string, unknown> =>
  calculation === 'refinance' ? JSON.parse(input).loan : JSON.parse(input)

/** Names a product with its lender, once: many have the lender's name already. */
const nameOf = (lender: string, product: string) =>
  product.startsWith(lender) ? product : `${lender}, ${product}`

/** What came out of an advice, with each proposal named by lender and product. */
export function outcomesNamed(kept: Kept, outcome: string): AdviceOutcome[] {
  const lenders = new Map(productsOf(kept).map((one) => [one.lender_id, one.lender_name]))
  return outcomesOf(JSON.parse(outcome), (lender, product) => nameOf(lenders.get(lender) ?? lender, product))
}

/** Which of the outcomes a request is about, by their places in the list. `subject` is as the request names it. */
export function requestedOutcomes(
  kept: Kept,
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

/** With what policies pay where any does, as the customer was shown it. */
function shownOf(requested: readonly AdviceOutcome[]): AdviceOutcome[] {
  const insured = requested.filter(({ path }) => path.endsWith('.insured')).map(({ path }) => path)
  return requested.filter(({ path }) => !insured.includes(`${path}.insured`))
}

/** What came out of what was asked about, in a line: the gravest verdict of all persons, or the figure that says most. */
export function headlineOf(kept: Kept, requested: readonly AdviceOutcome[]): Headline | null {
  const shown = shownOf(requested)
  const [first] = shown
  if (!first) return null
  const figure = first.figures.find(({ name }) => name === headlineFields[kept.calculation])
  return {
    verdict: order.findLast((one) => shown.some(({ verdict }) => verdict === one)) ?? null,
    figure: figure ? { rule: figure.rule, value: figure.value, unit: figure.unit } : null,
  }
}
