import { listOutcomes } from '@portal/advice/advice-outcomes'
import type { StoredAdvice } from '@portal/advice/replay-advice'
import type { DeskLead } from '@portal/contract/desk/desk-lead'
import type { AdviceOutcome } from '@portal/contract/desk/given-advice'
import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'

type AdviceForHeadline = Pick<StoredAdvice, 'calculation' | 'input'>
type AdviceHeadline = NonNullable<NonNullable<DeskLead['advice']>['headline']>

/** Main result field of each calculation; null for scenarios, which have a verdict instead. */
const headlineFields: Readonly<Record<AdviceForHeadline['calculation'], string | null>> = {
  scenario: null,
  refinance: 'gross_total_refinance_difference',
  max: 'total_sum',
  measures: 'difference_per_month',
}

const verdictOrder = ['yes', 'maybe', 'no'] as const

const getComparedProducts = ({ calculation, input }: AdviceForHeadline): ListedMortgageProduct[] =>
  calculation === 'refinance' ? JSON.parse(input).products : []

/** Returns the input without the fields that the portal adds. */
export const getCustomerInput = ({ calculation, input }: AdviceForHeadline): Record<string, unknown> =>
  calculation === 'refinance' ? JSON.parse(input).loan : JSON.parse(input)

/** Omits the lender if the product name already contains it. */
const formatProductName = (lender: string, product: string) =>
  product.startsWith(lender) ? product : `${lender}, ${product}`

/** Lists the outcomes of an advice, and adds the names of lender and product to each proposal. */
export function createNamedOutcomes(advice: AdviceForHeadline, outcome: string): AdviceOutcome[] {
  const lenders = new Map(getComparedProducts(advice).map((one) => [one.lender_id, one.lender_name]))
  return listOutcomes(JSON.parse(outcome), (lender, product) =>
    formatProductName(lenders.get(lender) ?? lender, product),
  )
}

export function findRequestedOutcomes(
  advice: AdviceForHeadline,
  subject: string | null,
  outcomes: readonly AdviceOutcome[],
): number[] {
  const ofLender = getComparedProducts(advice)
    .filter((one) => one.lender_id === subject)
    .map((one) => formatProductName(one.lender_name, one.product_line_name))
  const isRequestedOutcome = ({ path, name }: AdviceOutcome): boolean => {
    if (advice.calculation === 'scenario') return path === subject || path.startsWith(`${subject}.`)
    if (advice.calculation === 'refinance') return name !== null && ofLender.includes(name)
    return path === ''
  }
  return outcomes.flatMap((one, place) => (isRequestedOutcome(one) ? [place] : []))
}

/**
 * Omits each outcome that also exists with payments of an insurance policy (path ends in `.insured`), because the
 * customer's screen shows only that variant.
 */
function filterDisplayedOutcomes(requested: readonly AdviceOutcome[]): AdviceOutcome[] {
  const insured = requested.filter(({ path }) => path.endsWith('.insured')).map(({ path }) => path)
  return requested.filter(({ path }) => !insured.includes(`${path}.insured`))
}

/** Creates the headline of a request for advice: the worst verdict of all persons, or the main figure. */
export function createOutcomeHeadline(
  advice: AdviceForHeadline,
  requested: readonly AdviceOutcome[],
): AdviceHeadline | null {
  const displayed = filterDisplayedOutcomes(requested)
  const [first] = displayed
  if (!first) return null
  const figure = first.figures.find(({ name }) => name === headlineFields[advice.calculation])
  return {
    verdict: verdictOrder.findLast((one) => displayed.some(({ verdict }) => verdict === one)) ?? null,
    figure: figure ? { rule: figure.rule, value: figure.value, unit: figure.unit } : null,
  }
}
