import type { BodyOf, Call } from '@portal/contract/call'
import type { InferOutput } from '@portal/contract/schema'
import { useEffect, useRef, useState } from 'react'
import { useWidget } from './context.ts'
import type { FormParts } from './form/context.ts'
import type { FieldError } from './form/read.ts'
import { initialValues, type Values } from './form/values.ts'
import { type CalculationOutcome, type Problem, sendCalculation } from './send-calculation.ts'

/** Definition of a widget's calculation. */
export interface Calculation<C extends Call, R> {
  call: C
  /** Default form values. */
  usual: Values
  inputOf(values: Values, today: string): { body: BodyOf<C> } | { fieldErrors: FieldError[] }
  /** Maps rejected input to fields. */
  refusedFields(errors: Readonly<Record<string, string>>): FieldError[]
  /** Result of a response, or what is missing for one. */
  resultOf(answer: InferOutput<C['answer']>): R | { fieldErrors: FieldError[] } | { problem: Problem }
}

/** State of a calculation. */
export interface Progress<R> {
  /** Last result; kept during the next calculation. */
  result: R | null
  /** Input of the last result: the sent body. */
  input: Readonly<Record<string, unknown>> | null
  /** Number of results. */
  answers: number
  /** Number of results or errors after a request of the customer. */
  settled: number
  asking: boolean
  problem: Problem | null
  /** Whether the form was changed since. */
  stale: boolean
}

const hasFieldErrors = (value: unknown): value is { fieldErrors: FieldError[] } =>
  typeof value === 'object' && value !== null && 'fieldErrors' in value

const isProblem = (value: unknown): value is { problem: Problem } =>
  typeof value === 'object' && value !== null && 'problem' in value

/**
 * State of a form and its calculation. Typed values are never lost, whatever the service returns. If the prefilled
 * values suffice, it calculates at once.
 */
export function useCalculation<C extends Call, R extends object>(calculation: Calculation<C, R>) {
  const { advice, key, prefill, language, today, host } = useWidget()
  const [values, setValues] = useState(() => initialValues(calculation.usual, prefill, language))
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const [attempts, setAttempts] = useState(0)
  const [progress, setProgress] = useState<Omit<Progress<R>, 'stale'>>({
    result: null,
    input: null,
    answers: 0,
    settled: 0,
    asking: false,
    problem: null,
  })
  /** Input of the displayed result. */
  const [calculatedInput, setCalculatedInput] = useState<string | null>(null)
  const began = useRef(false)

  /** Fields are reformatted on blur; only a change of the resulting input counts. */
  const questionOf = (given: Values) => JSON.stringify(calculation.inputOf(given, today))
  const settle = (byCustomer: boolean, change: Partial<Progress<R>>) =>
    setProgress((now) => ({
      ...now,
      asking: false,
      problem: null,
      ...change,
      settled: now.settled + (byCustomer ? 1 : 0),
    }))
  const refuse = (byCustomer: boolean, wrong: FieldError[]) => {
    if (wrong.length === 0) return settle(byCustomer, { problem: 'failing' })
    setFieldErrors(wrong)
    if (byCustomer) setAttempts((count) => count + 1)
    settle(false, {})
  }
  const applyOutcome = (
    byCustomer: boolean,
    input: BodyOf<C>,
    outcome: CalculationOutcome<InferOutput<C['answer']>>,
  ) => {
    if (outcome.kind === 'refused') return refuse(byCustomer, calculation.refusedFields(outcome.errors))
    if (outcome.kind === 'problem') {
      const { problem, status } = outcome
      if (problem !== 'unreachable') host.tell({ kind: 'failed', problem, status })
      return settle(byCustomer, { problem })
    }
    const result = calculation.resultOf(outcome.answer)
    if (hasFieldErrors(result)) return refuse(byCustomer, result.fieldErrors)
    if (isProblem(result)) return settle(byCustomer, { problem: result.problem, result: null })
    setCalculatedInput(questionOf(values))
    settle(byCustomer, { result, input: input as Record<string, unknown>, answers: progress.answers + 1 })
  }
  const calculate = async (byCustomer: boolean) => {
    if (progress.asking) return
    const input = calculation.inputOf(values, today)
    if ('fieldErrors' in input) return refuse(byCustomer, input.fieldErrors)
    setFieldErrors([])
    setProgress((now) => ({ ...now, asking: true, problem: null }))
    host.tell({ kind: 'userEvent', step: 0, name: 'calculation', figures: {} })
    applyOutcome(
      byCustomer,
      input.body,
      await sendCalculation(calculation.call, { advice, key, body: input.body }),
    )
  }
  useEffect(() => {
    if (began.current) return
    began.current = true
    if ('body' in calculation.inputOf(values, today)) void calculate(false)
  })
  const form: FormParts = {
    values,
    fieldErrors,
    change: (name, value) => {
      setValues((now) => ({ ...now, [name]: value }))
      setFieldErrors((now) => now.filter((fieldError) => fieldError.name !== name))
    },
  }
  return {
    form,
    attempts,
    calculate: () => void calculate(true),
    setValues,
    progress: {
      ...progress,
      stale: calculatedInput !== null && calculatedInput !== questionOf(values),
    } satisfies Progress<R>,
  }
}

/** Whether a state has lasted for a number of milliseconds. */
export function useLasting(isOn: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isOn) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => clearTimeout(timer)
  }, [isOn, milliseconds])
  return lasting
}
