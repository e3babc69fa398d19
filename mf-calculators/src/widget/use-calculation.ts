import type { BodyOf, Call } from '@portal/contract/call'
import type { InferOutput } from '@portal/contract/schema'
import { useEffect, useRef, useState } from 'react'
import { type Asked, ask, type Problem } from './ask.ts'
import { useWidget } from './context.ts'
import type { FormParts } from './form/context.ts'
import type { Mistake } from './form/read.ts'
import { beginWith, type Values } from './form/values.ts'

/** What a widget works out, and from what. */
export interface Calculation<C extends Call, R> {
  call: C
  /** What the fields hold when nothing is known of the customer. */
  usual: Values
  inputOf(values: Values, today: string): { body: BodyOf<C> } | { mistakes: Mistake[] }
  /** The fields that the service means when it refuses what it was sent. */
  refusedFields(errors: Readonly<Record<string, string>>): Mistake[]
  /** What an answer says: a result, or what is missing for one. */
  resultOf(answer: InferOutput<C['answer']>): R | { mistakes: Mistake[] }
}

/** How far a calculation is. */
export interface Progress<R> {
  /** What was worked out last; it stays while something new is. */
  result: R | null
  /** How often there was a result. */
  answers: number
  /** How often there was a result or a reason why there is none, after the customer asked for it. */
  settled: number
  asking: boolean
  problem: Problem | null
  /** Something was changed since. */
  stale: boolean
}

const hasMistakes = (value: unknown): value is { mistakes: Mistake[] } =>
  typeof value === 'object' && value !== null && 'mistakes' in value

/**
 * A form and what comes of it. Nothing that was typed is lost, whatever the service answers. Where what is known of the
 * customer is enough, there is an outcome at once.
 */
export function useCalculation<C extends Call, R extends object>(calculation: Calculation<C, R>) {
  const { advice, key, prefill, today, host } = useWidget()
  const [values, setValues] = useState(() => beginWith(calculation.usual, prefill))
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const [attempts, setAttempts] = useState(0)
  const [progress, setProgress] = useState<Omit<Progress<R>, 'stale'>>({
    result: null,
    answers: 0,
    settled: 0,
    asking: false,
    problem: null,
  })
  const [asked, setAsked] = useState<Values | null>(null)
  const began = useRef(false)

  const settle = (byCustomer: boolean, change: Partial<Progress<R>>) =>
    setProgress((now) => ({
      ...now,
      asking: false,
      problem: null,
      ...change,
      settled: now.settled + (byCustomer ? 1 : 0),
    }))
  const refuse = (byCustomer: boolean, wrong: Mistake[]) => {
    if (wrong.length === 0) return settle(byCustomer, { problem: 'failing' })
    setMistakes(wrong)
    if (byCustomer) setAttempts((count) => count + 1)
    settle(false, {})
  }
  const take = (byCustomer: boolean, outcome: Asked<InferOutput<C['answer']>>) => {
    if (outcome.kind === 'refused') return refuse(byCustomer, calculation.refusedFields(outcome.errors))
    if (outcome.kind === 'problem') return settle(byCustomer, { problem: outcome.problem })
    const result = calculation.resultOf(outcome.answer)
    if (hasMistakes(result)) return refuse(byCustomer, result.mistakes)
    setAsked(values)
    settle(byCustomer, { result, answers: progress.answers + 1 })
  }
  const calculate = async (byCustomer: boolean) => {
    if (progress.asking) return
    const input = calculation.inputOf(values, today)
    if ('mistakes' in input) return refuse(byCustomer, input.mistakes)
    setMistakes([])
    setProgress((now) => ({ ...now, asking: true, problem: null }))
    host.tell({ kind: 'userEvent', step: 0, name: 'calculation', figures: {} })
    take(byCustomer, await ask(calculation.call, { advice, key, body: input.body }))
  }
  useEffect(() => {
    if (began.current) return
    began.current = true
    if ('body' in calculation.inputOf(values, today)) void calculate(false)
  })
  const form: FormParts = {
    values,
    mistakes,
    change: (name, value) => {
      setValues((now) => ({ ...now, [name]: value }))
      setMistakes((now) => now.filter((mistake) => mistake.name !== name))
    },
  }
  return {
    form,
    attempts,
    calculate: () => void calculate(true),
    setValues,
    progress: { ...progress, stale: asked !== null && asked !== values } satisfies Progress<R>,
  }
}

/** Whether something has gone on for so many milliseconds. */
export function useLasting(isOn: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isOn) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), milliseconds)
    return () => clearTimeout(timer)
  }, [isOn, milliseconds])
  return lasting
}
