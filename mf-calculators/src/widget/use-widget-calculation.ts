import type { ApiCall, CallBody } from '@portal/contract/call'
import type { InferOutput } from '@portal/contract/valibot'
import { useEffect, useRef, useState } from 'react'
import type { FieldError } from './form/form-reader.ts'
import { createInitialValues, type FormValues } from './form/form-values.ts'
import type { FormContextValue } from './form/WidgetForm.tsx'
import { type CalculationOutcome, type CalculationProblem, sendCalculation } from './send-calculation.ts'
import { useWidget } from './widget-context.ts'

export interface WidgetCalculation<C extends ApiCall, R> {
  call: C
  defaultValues: FormValues
  createInput(values: FormValues, today: string): { body: CallBody<C> } | { fieldErrors: FieldError[] }
  /** Maps rejected input to errors of the form fields. */
  mapRejectedInput(errors: Readonly<Record<string, string>>): FieldError[]
  /** Converts a response to a result, or to the field errors or the problem that prevent a result. */
  toResult(
    answer: InferOutput<C['response']>,
  ): R | { fieldErrors: FieldError[] } | { problem: CalculationProblem }
}

export interface CalculationProgress<R> {
  /** Last result; kept during the next calculation. */
  result: R | null
  /** Input of the last result: the sent body. */
  input: Readonly<Record<string, unknown>> | null
  /** Number of results received so far. */
  resultCount: number
  /** Number of results or errors received after an action of the customer. */
  completedCount: number
  isCalculating: boolean
  problem: CalculationProblem | null
  /** Whether the form was changed since the last result. */
  isStale: boolean
}

const hasFieldErrors = (value: unknown): value is { fieldErrors: FieldError[] } =>
  typeof value === 'object' && value !== null && 'fieldErrors' in value

const hasProblem = (value: unknown): value is { problem: CalculationProblem } =>
  typeof value === 'object' && value !== null && 'problem' in value

/**
 * State of a form and its calculation. Typed values are never lost, whatever the service returns. If the prefilled
 * values suffice, the calculation starts at once.
 */
export function useWidgetCalculation<C extends ApiCall, R extends object>(
  calculation: WidgetCalculation<C, R>,
) {
  const { serviceUrl, key, prefill, language, today, host } = useWidget()
  const [values, setValues] = useState(() =>
    createInitialValues(calculation.defaultValues, prefill, language),
  )
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const [attempts, setAttempts] = useState(0)
  const [progress, setProgress] = useState<Omit<CalculationProgress<R>, 'isStale'>>({
    result: null,
    input: null,
    resultCount: 0,
    completedCount: 0,
    isCalculating: false,
    problem: null,
  })
  /** Serialised input of the displayed result. */
  const [calculatedInput, setCalculatedInput] = useState<string | null>(null)
  const began = useRef(false)

  /**
   * Serialises the calculation input of form values. Only a changed input counts as a change, because fields are
   * reformatted on blur.
   */
  const serializeInput = (given: FormValues) => JSON.stringify(calculation.createInput(given, today))
  const finishCalculation = (byCustomer: boolean, change: Partial<CalculationProgress<R>>) =>
    setProgress((now) => ({
      ...now,
      isCalculating: false,
      problem: null,
      ...change,
      completedCount: now.completedCount + (byCustomer ? 1 : 0),
    }))
  const showFieldErrors = (byCustomer: boolean, wrong: FieldError[]) => {
    if (wrong.length === 0) return finishCalculation(byCustomer, { problem: 'failing' })
    setFieldErrors(wrong)
    if (byCustomer) setAttempts((count) => count + 1)
    finishCalculation(false, {})
  }
  const applyOutcome = (
    byCustomer: boolean,
    input: CallBody<C>,
    outcome: CalculationOutcome<InferOutput<C['response']>>,
  ) => {
    if (outcome.kind === 'refused')
      return showFieldErrors(byCustomer, calculation.mapRejectedInput(outcome.errors))
    if (outcome.kind === 'problem') {
      const { problem, status } = outcome
      if (problem !== 'unreachable') host.postToPage({ kind: 'failed', problem, status })
      return finishCalculation(byCustomer, { problem })
    }
    const result = calculation.toResult(outcome.answer)
    if (hasFieldErrors(result)) return showFieldErrors(byCustomer, result.fieldErrors)
    if (hasProblem(result)) return finishCalculation(byCustomer, { problem: result.problem, result: null })
    setCalculatedInput(serializeInput(values))
    finishCalculation(byCustomer, {
      result,
      input: input as Record<string, unknown>,
      resultCount: progress.resultCount + 1,
    })
  }
  const runCalculation = async (byCustomer: boolean) => {
    if (progress.isCalculating) return
    const input = calculation.createInput(values, today)
    if ('fieldErrors' in input) return showFieldErrors(byCustomer, input.fieldErrors)
    setFieldErrors([])
    setProgress((now) => ({ ...now, isCalculating: true, problem: null }))
    host.postToPage({ kind: 'userEvent', step: 0, name: 'calculation', figures: {} })
    applyOutcome(
      byCustomer,
      input.body,
      await sendCalculation(calculation.call, { serviceUrl, key, body: input.body }),
    )
  }
  useEffect(() => {
    if (began.current) return
    began.current = true
    if ('body' in calculation.createInput(values, today)) void runCalculation(false)
  })
  const form: FormContextValue = {
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
    calculate: () => void runCalculation(true),
    setValues,
    progress: {
      ...progress,
      isStale: calculatedInput !== null && calculatedInput !== serializeInput(values),
    } satisfies CalculationProgress<R>,
  }
}

/** Whether `isOn` has been true for a number of milliseconds. */
export function useHasStayedTrue(isOn: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isOn) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => clearTimeout(timer)
  }, [isOn, milliseconds])
  return lasting
}
