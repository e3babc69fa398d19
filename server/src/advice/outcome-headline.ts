import { listOutcomes } from '@portal/advice/advice-outcomes'
import type { StoredAdvice } from '@portal/advice/replay-advice'
import type { DeskLead } from '@portal/contract/desk/desk-lead'
import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import type { ListedProduct } from '@portal/contract/interest-list'

type AdviceForHeadline = Pick<StoredAdvice, 'calculation' | 'input'>
type AdviceHeadline = NonNullable<NonNullable<DeskLead['advice']>['headline']>

/** Main figure of each calculation; null for scenarios, which have a verdict instead. */
const headlineFields: Readonly<Record<AdviceForHeadline['calculation'], string | null>> = {
  scenario: null,
  refinance: 'gross_total_refinance_difference',
  max: 'total_sum',
  measures: 'difference_per_month',
}

/** Verdicts, from best to worst. */
const verdictOrder = ['yes', 'maybe', 'no'] as const

/** Products of a comparison; empty for other calculations. */
const getComparedProducts = ({ calculation, input }: AdviceForHeadline): ListedProduct[] =>
  calculation === 'refinance' ? JSON.parse(input).products : []

/** The customer's input, without fields added by the portal. */
export const getCustomerInput = ({ calculation, input }: AdviceForHeadline): Record<string, unknown> =>
  calculation === 'refinance' ? JSON.parse(input).loan : JSON.parse(input)

/** Formats a product with its lender, unless the product name already contains the lender's name. */
const formatProductName = (lender: string, product: string) =>
  product.startsWith(lender) ? product : `${lender}, ${product}`

/** Outcomes of an advice, with proposals named by lender and product. */
export function nameOutcomes(kept: AdviceForHeadline, outcome: string): AdviceOutcome[] {
  const lenders = new Map(getComparedProducts(kept).map((one) => [one.lender_id, one.lender_name]))
  return listOutcomes(JSON.parse(outcome), (lender, product) =>
    formatProductName(lenders.get(lender) ?? lender, product),
  )
}

/** Finds the indexes of the outcomes that a request is about. `subject` is the request's subject. */
export function findRequestedOutcomes(
  kept: AdviceForHeadline,
  subject: string | null,
  outcomes: readonly AdviceOutcome[],
): number[] {
  const ofLender = getComparedProducts(kept)
    .filter((one) => one.lender_id === subject)
    .map((one) => formatProductName(one.lender_name, one.product_line_name))
  const isRequested = ({ path, name }: AdviceOutcome): boolean => {
    if (kept.calculation === 'scenario') return path === subject || path.startsWith(`${subject}.`)
    if (kept.calculation === 'refinance') return name !== null && ofLender.includes(name)
    return path === ''
  }
  return outcomes.flatMap((one, place) => (isRequested(one) ? [place] : []))
}

/** Omits outcomes that a variant with policy payments replaces, as the customer's screen does. */
function filterDisplayedOutcomes(requested: readonly AdviceOutcome[]): AdviceOutcome[] {
  const insured = requested.filter(({ path }) => path.endsWith('.insured')).map(({ path }) => path)
  return requested.filter(({ path }) => !insured.includes(`${path}.insured`))
}

/** Headline of the requested subject: the worst verdict of all persons, or the main figure. */
export function makeHeadline(
  kept: AdviceForHeadline,
  requested: readonly AdviceOutcome[],
): AdviceHeadline | null {
  const shown = filterDisplayedOutcomes(requested)
  const [first] = shown
  if (!first) return null
  const figure = first.figures.find(({ name }) => name === headlineFields[kept.calculation])
  return {
    verdict: verdictOrder.findLast((one) => shown.some(({ verdict }) => verdict === one)) ?? null,
    figure: figure ? { rule: figure.rule, value: figure.value, unit: figure.unit } : null,
  }
}
