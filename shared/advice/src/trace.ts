import {
  type AdviceSource,
  type AdviceTerm,
  type AdviceTrace,
  type AdviceUnit,
  adviceRules,
  adviceTerms,
  type TraceStep,
} from '@portal/contract/advice-trace'
import { toCents } from '@portal/domain/money'
import { type Amount, type Figure, type Inputs, numberOf } from './figure.ts'

const rounded = (value: number, unit: AdviceUnit): number =>
  unit.startsWith('euro') ? toCents(value) : Math.round(value * 1e5) / 1e5

/** Writes figures and all their inputs as trace steps; equal steps and sources once. */
export interface Tracer {
  /** Id of the step of a figure. */
  idOf(figure: Figure): number
  readonly trace: AdviceTrace
}

/** Whether two steps with equal rule and value are identical. */
function isEqual(one: TraceStep, other: Omit<TraceStep, 'id'>): boolean {
  if (one.source !== other.source || one.inputs.length !== other.inputs.length) return false
  return one.inputs.every((input, place) => {
    const against = other.inputs[place]
    return input.term === against?.term && input.value === against.value && input.step === against.step
  })
}

/** Index of written steps by rule and value, to find an identical step without a search through all. */
function makeIndex() {
  const byRule = new Map<TraceStep['rule'], Map<number, TraceStep[]>>()
  return {
    find: (step: Omit<TraceStep, 'id'>): TraceStep | undefined =>
      byRule
        .get(step.rule)
        ?.get(step.value)
        ?.find((one) => isEqual(one, step)),
    add(step: TraceStep) {
      const ofRule = byRule.get(step.rule) ?? new Map<number, TraceStep[]>()
      byRule.set(step.rule, ofRule)
      const alike = ofRule.get(step.value)
      if (alike) alike.push(step)
      else ofRule.set(step.value, [step])
    },
  }
}

/**
 * Creates an empty trace.
 * @param joinsEqual whether to merge identical steps that were calculated separately; slower
 */
export function makeTracer(joinsEqual: boolean): Tracer {
  const byFigure = new Map<Figure, number>()
  const written = joinsEqual ? makeIndex() : null
  const bySource = new Map<AdviceSource, number>()
  const trace: AdviceTrace = { steps: [], sources: [] }

  function sourceOf(source: AdviceSource | undefined): number | null {
    if (!source) return null
    const known = bySource.get(source)
    if (known !== undefined) return known
    bySource.set(source, trace.sources.length)
    return trace.sources.push(source) - 1
  }

  function inputsOf(inputs: Inputs): TraceStep['inputs'] {
    const given: TraceStep['inputs'] = []
    const add = (term: AdviceTerm, amount: Amount) => {
      const value = rounded(numberOf(amount), adviceTerms[term])
      given.push({ term, value, step: typeof amount === 'number' ? null : stepIdOf(amount) })
    }
    for (const name in inputs) {
      const term = name as AdviceTerm
      const held = inputs[term]
      if (typeof held === 'number' || (held && 'rule' in held)) add(term, held)
      else if (held) for (const amount of held) add(term, amount)
    }
    return given
  }

  function write({ rule, value, unit, inputs, source }: Omit<TraceStep, 'id'>): number {
    const step = { id: trace.steps.length + 1, rule, value, unit, inputs, source }
    const equal = written?.find(step)
    if (equal) return equal.id
    trace.steps.push(step)
    written?.add(step)
    return step.id
  }

  function stepIdOf(one: Figure): number {
    const known = byFigure.get(one)
    if (known !== undefined) return known
    const unit = adviceRules[one.rule]
    const inputs = inputsOf(one.inputs)
    const id = write({
      rule: one.rule,
      value: rounded(one.value, unit),
      unit,
      inputs,
      source: sourceOf(one.source),
    })
    byFigure.set(one, id)
    return id
  }

  return { idOf: stepIdOf, trace }
}

/** Trace steps of named figures of a result. */
export const stepsOf = (tracer: Tracer, figures: Readonly<Record<string, Figure>>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, tracer.idOf(one)]))
