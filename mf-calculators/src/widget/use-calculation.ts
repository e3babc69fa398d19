import type { BodyOf, Call } from '@portal/contract/call'
import type { InferOutput } from '@portal/contract/schema'
import { useEffect, useRef, useState } from 'react'
import { ask, type CalculationOutcome, type Problem } from './ask.ts'
import { useWidget } from './context.ts'
import type { FormParts } from './form/context.ts'
import type { FieldError } from './form/read.ts'
import { beginWith, type Values } from './form/values.ts'

/** What a widget works out, and from what. */
export interface Calculation<C extends Call, R> {
  call: C
  /** What the fields hold when nothing is known of the customer. */
  usual: Values
  inputOf(values: Values, today: string): { body: BodyOf<C> } | { fieldErrors: FieldError[] }
  /** The fields that the service means when it refuses what it was sent. */
  refusedFields(errors: Readonly<Record<string, string>>): FieldError[]
  /** What an answer says: a result, or what is missing for one. */
  resultOf(answer: InferOutput<C['answer']>): R | { fieldErrors: FieldError[] } | { problem: Problem }
}

/** How far a calculation is. */
export interface Progress<R> {
  /** What was worked out last; it stays while something new is. */
  result: R | null
  /** What that was worked out from: the body that was sent. */
  input: Readonly<Record<string, unknown>> | null
  /** How often there was a result. */
  answers: number
  /** Number of results or errors after a request of the customer. */
  settled: number
  asking: boolean
  problem: Problem | null
  /** Something was changed since. */
  stale: boolean
}

const hasFieldErrors = (value: unknown): value is { fieldErrors: FieldError[] } =>
  typeof value === 'object' && value !== null && 'fieldErrors' in value

const isProblem = (value: unknown): value is { problem: Problem } =>
  typeof value === 'object' && value !== null && 'problem' in value

/**
 * A form and what comes of it. Nothing that was typed is lost, whatever the service answers. Where what is known of the
 * customer is enough, there is an outcome at once.
 */
export function useCalculation<C extends Call, R extends object>(calculation: Calculation<C, R>) {
  const { advice, key, prefill, language, today, host } = useWidget()
  const [values, setValues] = useState(() => beginWith(calculation.usual, prefill, language))
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
  /** Input of the outcome that is shown. */
  const [calculatedInput, setCalculatedInput] = useState<string | null>(null)
  const began = useRef(false)

  /** A field that is left is written anew, as its language does: what counts is whether that asks something else. */
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
  const take = (
    byCustomer: boolean,
    input: BodyOf<C>,
    outcome: CalculationOutcome<InferOutput<C['answer']>>,
  ) => {
    if (outcome.kind === 'refused') return refuse(byCustomer, calculation.refusedFields(outcome.errors))
    if (outcome.kind === 'problem') return settle(byCustomer, { problem: outcome.problem })
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
    take(byCustomer, input.body, await ask(calculation.call, { advice, key, body: input.body }))
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
