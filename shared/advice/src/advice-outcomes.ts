import type { CalculationStep, CalculationTrace } from '@portal/contract/advice-trace'
import type { AdviceOutcome, AdviceOutcomeDifference } from '@portal/contract/desk/given-advice'

type Verdict = AdviceOutcome['verdict']
type UnknownObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is UnknownObject => typeof value === 'object' && value !== null
const toStringOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the verdict of a scenario. For a proposal, the verdict is whether it fits the income. */
function getVerdict({ verdict, fits_on_income: fits }: UnknownObject): Verdict {
  if (typeof fits === 'boolean') return fits ? 'yes' : 'no'
  if (!isObject(verdict)) return null
  return verdict.livable === 'maybe' ? 'maybe' : verdict.livable ? 'yes' : 'no'
}

/**
 * Returns the path segment of a list item. Only items with a percentage, which are the results in `shares`, have one.
 */
const getPathSegment = (item: unknown) => (isObject(item) && 'percent' in item ? [String(item.percent)] : [])

/** Leaves the key `shares` out of paths, so that the results of every percentage have paths like `incapacitated.50`. */
const getPathKeys = (key: string) => (key === 'shares' ? [] : [key])

/**
 * Lists the results of a calculation that have figures, each with its path and its figures.
 * @param getProposalName creates the name of a proposal from lender and product
 */
export function listOutcomes(
  answer: unknown,
  getProposalName: (lender: string, product: string) => string = (_lender, product) => product,
): AdviceOutcome[] {
  const { trace } = isObject(answer) ? (answer as { trace?: CalculationTrace | null }) : {}
  const stepOf = new Map<number, CalculationStep>(trace?.steps.map((step) => [step.id, step]))
  const found = new Map<string, AdviceOutcome>()

  function addOutcome(node: UnknownObject, figures: UnknownObject, path: string): void {
    const name =
      'product_line_name' in node
        ? getProposalName(toStringOrEmpty(node.lender_id), toStringOrEmpty(node.product_line_name))
        : null
    const known = `${path} ${name ?? ''} ${toStringOrEmpty(node.product_line_id)}`
    if (found.has(known)) return
    found.set(known, {
      path,
      name,
      verdict: getVerdict(node),
      figures: Object.entries(figures).flatMap(([figure, id]) => {
        const step = stepOf.get(Number(id))
        return step
          ? [{ name: figure, rule: step.rule, value: step.value, unit: step.unit, step: step.id }]
          : []
      }),
    })
  }

  function visitValue(node: unknown, path: readonly string[]): void {
    if (!isObject(node)) return
    if (Array.isArray(node)) {
      for (const item of node) visitValue(item, [...path, ...getPathSegment(item)])
      return
    }
    if (isObject(node.figures)) addOutcome(node, node.figures, path.join('.'))
    for (const [key, value] of Object.entries(node))
      if (key !== 'trace' && key !== 'figures') visitValue(value, [...path, ...getPathKeys(key)])
  }

  visitValue(answer, [])
  return [...found.values()]
}

const getOutcomeKey = ({ path, name }: Pick<AdviceOutcome, 'path' | 'name'>) => `${path} ${name ?? ''}`

/** Returns the differences between two lists of results; empty if they are equal. */
export function compareOutcomes(
  was: readonly AdviceOutcome[],
  is: readonly AdviceOutcome[],
): AdviceOutcomeDifference[] {
  const [before, after] = [was, is].map((list) => new Map(list.map((one) => [getOutcomeKey(one), one])))
  const keys = [...new Set([...was, ...is].map(getOutcomeKey))]
  return keys.flatMap((key) => {
    const [old, now] = [before?.get(key), after?.get(key)]
    const named = new Map([...(old?.figures ?? []), ...(now?.figures ?? [])].map((one) => [one.name, one]))
    const figures = [...named.values()].flatMap(({ name, rule, unit }) => {
      const findFigureValue = (outcome: AdviceOutcome | undefined) =>
        outcome?.figures.find((one) => one.name === name)?.value ?? null
      const [from, to] = [findFigureValue(old), findFigureValue(now)]
      return from === to ? [] : [{ name, rule, unit, was: from, is: to }]
    })
    const [from, to] = [old?.verdict ?? null, now?.verdict ?? null]
    const verdict = from === to ? null : { was: from, is: to }
    if (figures.length === 0 && !verdict) return []
    const { path, name } = (old ?? now) as AdviceOutcome
    return [{ path, name, verdict, figures }]
  })
}
