import type { AdviceMeta } from '@portal/contract/advice'
import { type ApiCall, type CallBody, createCallUrl } from '@portal/contract/call'
import { ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { useForm } from '@portal/ui/form-parts'
import { useEffect, useEffectEvent, useState } from 'react'
import { createFieldSchemas, type FieldSchemas } from './form/field-schemas.ts'
import { createInitialValues } from './form/form-values.ts'
import { useWidget, type WidgetContextValue } from './widget-context.ts'

type ResponseMeta = v.InferOutput<typeof AdviceMeta>
type FormValues = Record<string, unknown>

export type CalculationCall = ApiCall & {
  response: v.GenericSchema<unknown, { data: { result: object | null }; meta: ResponseMeta }>
}

/** Result of a calculation, with the warnings and norms of the response. */
export type CalculationResult<C extends CalculationCall> = NonNullable<
  v.InferOutput<C['response']>['data']['result']
> &
  Pick<ResponseMeta, 'warnings' | 'norms'>

export interface WidgetCalculation<C extends CalculationCall> {
  call: C
  defaultValues: FormValues
  /** Creates the schema of the form, which converts the typed texts to the body. Fields have their path in the body. */
  createSchema(
    fields: FieldSchemas,
    text: WidgetContextValue['text'],
  ): v.GenericSchema<FormValues, CallBody<C>>
  /** Field at which a lack of income is shown. */
  incomeField?: string
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

/** A form and its calculation. If the prefilled values suffice, the calculation starts at once. */
export function useWidgetCalculation<C extends CalculationCall>({
  call,
  defaultValues,
  createSchema,
  incomeField,
}: WidgetCalculation<C>) {
  const widget = useWidget()
  const { serviceUrl, key, prefill, language, text, host } = widget
  const schema = createSchema(createFieldSchemas(widget), text)
  const form = useForm<FormValues>({
    schema,
    defaultValues: createInitialValues(defaultValues, prefill, language),
  })
  const [progress, setProgress] = useState<Omit<CalculationProgress<CalculationResult<C>>, 'isStale'>>({
    result: null,
    input: null,
    resultCount: 0,
    completedCount: 0,
    isCalculating: false,
    problem: null,
  })
  const finish = (isRequested: boolean, change: Partial<typeof progress>) =>
    setProgress((now) => ({
      ...now,
      isCalculating: false,
      problem: null,
      ...change,
      completedCount: now.completedCount + (isRequested ? 1 : 0),
    }))
  const showFieldErrors = (isRequested: boolean, message: string, paths: readonly string[]) => {
    const fields = paths.filter((path) => document.getElementsByName(path).length > 0)
    if (fields.length === 0) return finish(isRequested, { problem: 'failing' })
    for (const field of fields) form.setError(field, { type: 'server', message })
    finish(false, {})
  }
  /** `isRequested` is false for the calculation of prefilled values. */
  const calculate = async (isRequested: boolean) => {
    const { success, output: body } = v.safeParse(schema, form.getValues())
    if (progress.isCalculating || !success) return
    setProgress((now) => ({ ...now, isCalculating: true, problem: null }))
    host.postToPage({ kind: 'userEvent', step: 0, name: 'calculation', figures: {} })
    const outcome = await sendCalculation(call, { serviceUrl, key, body })
    if (outcome.kind === 'refused')
      return showFieldErrors(isRequested, text('mistake_refused'), Object.keys(outcome.errors))
    if (outcome.kind === 'problem') {
      const { problem, status } = outcome
      if (problem !== 'unreachable') host.postToPage({ kind: 'failed', problem, status })
      return finish(isRequested, { problem })
    }
    const { data, meta } = outcome.answer
    if (data.result)
      return finish(isRequested, {
        result: { ...data.result, warnings: meta.warnings, norms: meta.norms },
        input: body as Record<string, unknown>,
        resultCount: progress.resultCount + 1,
      })
    if (meta.errors.includes('norms_ended')) return finish(isRequested, { problem: 'norms', result: null })
    const lacksIncome = incomeField && meta.errors.includes('income')
    showFieldErrors(isRequested, text('mistake_income'), lacksIncome ? [incomeField] : [])
  }
  const calculatePrefilled = useEffectEvent(() => void calculate(false))
  useEffect(() => calculatePrefilled(), [])
  const translateErrors = useEffectEvent(() => {
    if (form.formState.isSubmitted) void form.trigger()
  })
  useEffect(() => translateErrors(), [text])
  const current = v.safeParse(schema, form.watch()).output
  return {
    form,
    calculate: form.handleSubmit(
      () => calculate(true),
      () => setProgress((now) => ({ ...now, problem: null })),
    ),
    progress: {
      ...progress,
      isStale: progress.input !== null && JSON.stringify(current) !== JSON.stringify(progress.input),
    } satisfies CalculationProgress<CalculationResult<C>>,
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

type CalculationOutcome<A> =
  | { kind: 'answer'; answer: A }
  /** Rejected input, with an error for the path of each rejected field. */
  | { kind: 'refused'; errors: Readonly<Record<string, string>> }
  /** `status` is the HTTP status, 0 without a response. */
  | { kind: 'problem'; problem: ServiceFailure; status: number }

/** A failure of the service or of the connection to it. */
type ServiceFailure = Exclude<CalculationProblem, 'norms'>

/**
 * Reason why there is no result: no connection, timeout, too many requests, a service error, or norms that ended too
 * long ago.
 */
type CalculationProblem = 'unreachable' | 'slow' | 'busy' | 'failing' | 'norms'

const responseTimeoutMs = 20_000

interface CalculationRequest<C extends ApiCall> {
  /** URL of the calculation service. */
  serviceUrl: string
  key: string
  body: CallBody<C>
}

/**
 * Sends a request to the calculation service. Never rejects: every failure, including an invalid response, is an
 * outcome.
 */
async function sendCalculation<C extends ApiCall>(
  call: C,
  { serviceUrl, key, body }: CalculationRequest<C>,
): Promise<CalculationOutcome<v.InferOutput<C['response']>>> {
  const createProblem = (of: ServiceFailure, status = 0) =>
    ({ kind: 'problem', problem: of, status }) as const
  try {
    const response = await fetch(serviceUrl + createCallUrl(call, { query: { key } }), {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null
      throw error
    })
    if (response.status === 429) return createProblem('busy', 429)
    if (response.status === 422) {
      const refusal = v.safeParse(ErrorBody, answer)
      const errors = refusal.success ? refusal.output.errors : undefined
      return errors ? { kind: 'refused', errors } : createProblem('failing', 422)
    }
    const checked = v.safeParse(call.response, answer)
    return response.ok && checked.success
      ? { kind: 'answer', answer: checked.output as v.InferOutput<C['response']> }
      : createProblem('failing', response.status)
  } catch (error) {
    return createProblem(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable',
    )
  }
}
