import {
  type AdviceInputName,
  type AdviceSource,
  type AdviceUnit,
  adviceInputUnits,
  adviceRules,
  type CalculationStep,
  type CalculationTrace,
} from '@portal/contract/advice-trace'
import { roundToCents } from '@portal/domain/money'
import { type Amount, type Figure, type FigureInputs, getAmountValue } from './figure.ts'

const roundToUnit = (value: number, unit: AdviceUnit): number =>
  unit.startsWith('euro') ? roundToCents(value) : Math.round(value * 1e5) / 1e5

export interface FigureTracer {
  /** Adds a figure to the trace if the trace does not contain it yet, and returns the id of its step. */
  getStepId(figure: Figure): number
  readonly trace: CalculationTrace
}

/** Compares source and inputs; rule and value must be equal already. */
function isEqualStep(one: CalculationStep, other: Omit<CalculationStep, 'id'>): boolean {
  if (one.source !== other.source || one.inputs.length !== other.inputs.length) return false
  return one.inputs.every((input, place) => {
    const against = other.inputs[place]
    return input.term === against?.term && input.value === against.value && input.step === against.step
  })
}

/** Creates an index that finds steps by rule and value. */
function createStepIndex() {
  const byRule = new Map<CalculationStep['rule'], Map<number, CalculationStep[]>>()
  return {
    find: (step: Omit<CalculationStep, 'id'>): CalculationStep | undefined =>
      byRule
        .get(step.rule)
        ?.get(step.value)
        ?.find((one) => isEqualStep(one, step)),
    add(step: CalculationStep) {
      const ofRule = byRule.get(step.rule) ?? new Map<number, CalculationStep[]>()
      byRule.set(step.rule, ofRule)
      const alike = ofRule.get(step.value)
      if (alike) alike.push(step)
      else ofRule.set(step.value, [step])
    },
  }
}

/**
 * Creates a tracer with an empty trace. `shouldMergeEqualSteps` merges identical steps of different figures, which is
 * slower.
 */
export function createFigureTracer(shouldMergeEqualSteps: boolean): FigureTracer {
  const byFigure = new Map<Figure, number>()
  const written = shouldMergeEqualSteps ? createStepIndex() : null
  const bySource = new Map<AdviceSource, number>()
  const trace: CalculationTrace = { steps: [], sources: [] }

  function addSource(source: AdviceSource | undefined): number | null {
    if (!source) return null
    const known = bySource.get(source)
    if (known !== undefined) return known
    bySource.set(source, trace.sources.length)
    return trace.sources.push(source) - 1
  }

  function toStepInputs(inputs: FigureInputs): CalculationStep['inputs'] {
    const given: CalculationStep['inputs'] = []
    const addInput = (term: AdviceInputName, amount: Amount) => {
      const value = roundToUnit(getAmountValue(amount), adviceInputUnits[term])
      given.push({ term, value, step: typeof amount === 'number' ? null : getStepId(amount) })
    }
    for (const name in inputs) {
      const term = name as AdviceInputName
      const held = inputs[term]
      if (typeof held === 'number' || (held && 'rule' in held)) addInput(term, held)
      else if (held) for (const amount of held) addInput(term, amount)
    }
    return given
  }

  function writeStep({ rule, value, unit, inputs, source }: Omit<CalculationStep, 'id'>): number {
    const step = { id: trace.steps.length + 1, rule, value, unit, inputs, source }
    const equal = written?.find(step)
    if (equal) return equal.id
    trace.steps.push(step)
    written?.add(step)
    return step.id
  }

  function getStepId(one: Figure): number {
    const known = byFigure.get(one)
    if (known !== undefined) return known
    const unit = adviceRules[one.rule]
    const inputs = toStepInputs(one.inputs)
    const id = writeStep({
      rule: one.rule,
      value: roundToUnit(one.value, unit),
      unit,
      inputs,
      source: addSource(one.source),
    })
    byFigure.set(one, id)
    return id
  }

  return { getStepId, trace }
}

export const getStepIds = (
  tracer: FigureTracer,
  figures: Readonly<Record<string, Figure>>,
): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, one]) => [name, tracer.getStepId(one)]))
