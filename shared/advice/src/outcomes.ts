import type { AdviceTrace, TraceStep } from '@portal/contract/advice-trace'
import type { AdviceOutcome, OutcomeDifference } from '@portal/contract/desk/given-advice'

type Verdict = AdviceOutcome['verdict']
type UnknownObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is UnknownObject => typeof value === 'object' && value !== null
const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the verdict of a scenario, or for a proposal whether it fits the income. */
function getVerdict({ verdict, fits_on_income: fits }: UnknownObject): Verdict {
  if (typeof fits === 'boolean') return fits ? 'yes' : 'no'
  if (!isObject(verdict)) return null
  return verdict.livable === 'maybe' ? 'maybe' : verdict.livable ? 'yes' : 'no'
}

/** Path segment of a list item: the percentage for a share of incapacity, otherwise none. */
const getPathSegment = (item: unknown) => (isObject(item) && 'percent' in item ? [String(item.percent)] : [])

/** `shares` of a slider are merged with the default shares, without a path segment of their own. */
const getPathKeys = (key: string) => (key === 'shares' ? [] : [key])

/**
 * Lists the explainable outcomes of a calculation: each with its path in the result, and its figures by rule.
 * @param nameOf names a proposal by lender and product
 */
export function listOutcomes(
  answer: unknown,
  nameOf: (lender: string, product: string) => string = (_lender, product) => product,
): AdviceOutcome[] {
  const { trace } = isObject(answer) ? (answer as { trace?: AdviceTrace | null }) : {}
  const stepOf = new Map<number, TraceStep>(trace?.steps.map((step) => [step.id, step]))
  const found = new Map<string, AdviceOutcome>()

  function addOutcome(held: UnknownObject, figures: UnknownObject, path: string): void {
    const name =
      'product_line_name' in held ? nameOf(toText(held.lender_id), toText(held.product_line_name)) : null
    const known = `${path} ${name ?? ''} ${toText(held.product_line_id)}`
    if (found.has(known)) return
    found.set(known, {
      path,
      name,
      verdict: getVerdict(held),
      figures: Object.entries(figures).flatMap(([figure, id]) => {
        const step = stepOf.get(Number(id))
        return step
          ? [{ name: figure, rule: step.rule, value: step.value, unit: step.unit, step: step.id }]
          : []
      }),
    })
  }

  function visitValue(held: unknown, path: readonly string[]): void {
    if (!isObject(held)) return
    if (Array.isArray(held)) {
      for (const item of held) visitValue(item, [...path, ...getPathSegment(item)])
      return
    }
    if (isObject(held.figures)) addOutcome(held, held.figures, path.join('.'))
    for (const [key, value] of Object.entries(held))
      if (key !== 'trace' && key !== 'figures') visitValue(value, [...path, ...getPathKeys(key)])
  }

  visitValue(answer, [])
  return [...found.values()]
}

const getOutcomeKey = ({ path, name }: Pick<AdviceOutcome, 'path' | 'name'>) => `${path} ${name ?? ''}`

/** Differences between outcomes, by part and figure; empty if all are equal. */
export function compareOutcomes(
  was: readonly AdviceOutcome[],
  is: readonly AdviceOutcome[],
): OutcomeDifference[] {
  const [before, after] = [was, is].map((list) => new Map(list.map((one) => [getOutcomeKey(one), one])))
  const keys = [...new Set([...was, ...is].map(getOutcomeKey))]
  return keys.flatMap((key) => {
    const [old, now] = [before?.get(key), after?.get(key)]
    const named = new Map([...(old?.figures ?? []), ...(now?.figures ?? [])].map((one) => [one.name, one]))
    const figures = [...named.values()].flatMap(({ name, rule, unit }) => {
      const findValue = (outcome: AdviceOutcome | undefined) =>
        outcome?.figures.find((one) => one.name === name)?.value ?? null
      const [from, to] = [findValue(old), findValue(now)]
      return from === to ? [] : [{ name, rule, unit, was: from, is: to }]
    })
    const [from, to] = [old?.verdict ?? null, now?.verdict ?? null]
    const verdict = from === to ? null : { was: from, is: to }
    if (figures.length === 0 && !verdict) return []
    const { path, name } = (old ?? now) as AdviceOutcome
    return [{ path, name, verdict, figures }]
  })
}
