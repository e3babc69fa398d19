import { type ApiCall, toQueryKey } from '@portal/contract/call'
import { type EditRule, parseEditRule } from '@portal/contract/edit-rule'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { type DraftState, useApiErrorText, usePortal, useWrite, type WriteState } from '@portal/remote-kit'
import { useDraftAutosave } from '@portal/remote-kit/draft-autosave'
import { getCurrentYear } from '@portal/time/clock'
import { useForm } from '@portal/ui/form'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useText } from '../../texts.ts'
import type { EditFormDefinition, FieldPath, TypedValues } from './edit-form-definition.ts'
import { isDeepEqual, mergeTypedValues } from './merge-typed-values.ts'
import { getRejectedFields, type SaveFailure, toSaveFailure } from './SaveFailureNotice.tsx'

/** State of an edit form: draft, validation, review, saving, and stored values that change in the meantime. */
export function useEditForm<Values extends object, C extends ApiCall>(
  editing: EditFormDefinition<Values, C>,
  drafting: DraftState<TypedValues<Values>>,
) {
  const text = useText()
  const { queries } = usePortal()
  const getApiErrorText = useApiErrorText()
  const { saved, call, wholeForm, removeCall, refreshes, toFormPath, merge = mergeTypedValues } = editing
  const begun = drafting.resumed?.value
  const [first] = useState(() => (begun ? merge(begun.base, begun.typed, saved) : saved))
  /** Whether the request bodies differ, so that a save would change the stored data. */
  const isDirty = (base: Values, typed: Values) => !isDeepEqual(editing.toBody(base), editing.toBody(typed))
  const [state, dispatch] = useReducer(reduceEditState<Values>, null, () =>
    createInitialState(saved, begun && isDirty(saved, first) ? begun.base : null, editing.justSaved),
  )
  const { base, known } = state
  const saving = savingStages.includes(state.stage)
  const isReviewing = reviewStages.includes(state.stage)
  const getRuleMessage = (rule: EditRule) =>
    text(rule === 'entry_stated' ? 'entry_stated_refused' : rule, { year: getCurrentYear() + 10 })
  const form = useForm<Values>({
    schema: {
      '~standard': {
        validate: (values) => ({
          issues: findBrokenRules(editing, values as Values).map(({ rule, path }) => ({
            message: getRuleMessage(rule),
            path,
          })),
        }),
      },
    },
    defaultValues: first as never,
  })

  const applyStoredValues = useEffectEvent(() => {
    if (isDeepEqual(base, saved)) return
    const typed = form.getValues()
    const next = merge(base, typed, saved)
    form.reset(next)
    dispatch({ event: 'file changed', saved, wasDirty: isDirty(base, typed), isDirty: isDirty(saved, next) })
  })
  /** Waits during a save, because the responses then arrive one by one and may be inconsistent. */
  useEffect(() => {
    if (!saving) applyStoredValues()
  }, [saved, saving])

  const { discard } = useDraftAutosave(form, {
    ...drafting,
    draft: () => {
      const typed = structuredClone(form.getValues())
      return isDirty(base, typed) ? { base, typed } : null
    },
    onChange: () => dispatch({ event: 'typed' }),
  })

  /** Deletes the draft before the stale responses are refetched, because new data may replace this form. */
  const handleSaved = () => {
    void discard()
    editing.onSaved?.()
  }
  const write = useWrite(call as ApiCall, { refreshes, onDone: handleSaved })
  const writeWhole = useWrite(wholeForm?.call ?? (call as ApiCall), { refreshes, onDone: handleSaved })
  const writeAtOnce = useWrite((removeCall ?? call) as ApiCall, { refreshes })

  /**
   * Sends the body. If the server reports a conflict but the data of this form did not change, sends the body once
   * more.
   */
  const sendBody = async (
    { mutateAsync }: WriteState<ApiCall>,
    input: { params: typeof editing.params; body: unknown; idempotencyKey: string },
  ): Promise<void> => {
    const { basis } = editing
    const sendRequest = () => mutateAsync({ ...input, basis } as never)
    const getCachedResponses = () => basis.map((read) => queries.getQueryData(toQueryKey(read)))
    const read = getCachedResponses()
    try {
      await sendRequest()
    } catch (error) {
      if (toSaveFailure(error, null) !== 'changed') throw error
      await Promise.all(basis.map((one) => queries.invalidateQueries({ queryKey: [toQueryKey(one)[0]] })))
      if (getCachedResponses().some((answer, index) => answer !== read[index])) throw error
      await sendRequest()
    }
  }

  /** Sends the typed values. Sends the whole form if the API has no call for a part of it. */
  const sendTypedValues = async (typed: Values, body: unknown, idempotencyKey: string): Promise<void> => {
    try {
      await sendBody(write, { params: editing.params, body, idempotencyKey })
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404
      const whole = wholeForm?.bodyOf(typed)
      if (!isMissing || !wholeForm?.call.body || !v.safeParse(wholeForm.call.body, whole).success) throw error
      await sendBody(writeWhole, { params: undefined, body: whole, idempotencyKey })
    }
  }

  /** Runs a save, unless another one is running. Returns whether it succeeded. */
  const runSave = async (
    stage: 'saving' | 'saving at once',
    body: unknown,
    send: (idempotencyKey: string) => Promise<void>,
  ): Promise<boolean> => {
    if (saving) return false
    const content = JSON.stringify([stage, editing.params, body])
    const key = state.request?.content === content ? state.request.key : crypto.randomUUID()
    dispatch({ event: 'saving', stage, request: { content, key } })
    try {
      await send(key)
      return true
    } catch (error) {
      const refused = getRejectedFields(error)
      for (const [path, rule] of refused) {
        const steps = path.split('.')
        const message = getRuleMessage(parseEditRule(rule))
        form.setError((toFormPath?.(steps) ?? steps).join('.') as never, { type: 'server', message })
      }
      const failure = toSaveFailure(error, getApiErrorText(error))
      dispatch({ event: 'failed', failure, hasFieldErrors: refused.length > 0 })
      return false
    }
  }

  return {
    ...state,
    isReviewing,
    saving,
    form,
    /** Changes made elsewhere since the customer started editing. */
    meanwhile: editing.listChanges(known, base),
    /** Changes compared to the current stored values. */
    changes: isReviewing ? editing.listChanges(base, form.getValues()) : [],
    review: () => dispatch({ event: 'reviewed', isDirty: isDirty(base, form.getValues()) }),
    close: () => dispatch({ event: 'closed' }),
    save: () => {
      const typed = structuredClone(form.getValues())
      const body = editing.toBody(typed)
      return runSave('saving', body, async (idempotencyKey) => {
        await sendTypedValues(typed, body, idempotencyKey)
        dispatch({ event: 'saved', saved: typed })
      })
    },
    /** Saves another change, independent of the typed values. */
    saveAtOnce: (body: unknown) =>
      runSave('saving at once', body, async (idempotencyKey) => {
        await sendBody(writeAtOnce, { params: editing.params, body, idempotencyKey })
        dispatch({ event: 'saved at once' })
      }),
    again: () => {
      form.reset(base)
      void discard()
      dispatch({ event: 'restarted' })
    },
  }
}

/**
 * Finds the rules that the values break, each with the path of its field. Validates the request body with the call's own
 * schema, as the server does.
 */
export function findBrokenRules<Values extends object>(
  {
    call,
    toBody,
    toValidatedBody = toBody,
    toFormPath = (path) => path,
  }: Pick<EditFormDefinition<Values, ApiCall>, 'call' | 'toBody' | 'toValidatedBody' | 'toFormPath'>,
  values: Values,
): { rule: EditRule; path: FieldPath }[] {
  const { issues = [] } = call.body ? v.safeParse(call.body, toValidatedBody(values)) : {}
  return issues.map(({ message, path = [] }) => ({
    rule: parseEditRule(message),
    path: toFormPath(path.map(({ key }) => key as PropertyKey)),
  }))
}

/**
 * `unchanged`: there was nothing to review; `conflict`: the stored data changed before saving; `saving at once`: saves
 * something else than the typed values, without review.
 */
type EditStage = 'editing' | 'unchanged' | 'reviewing' | 'conflict' | 'saving' | 'saving at once' | 'saved'

const savingStages: readonly EditStage[] = ['saving', 'saving at once']
/** Stages in which the review dialog is open. */
const reviewStages: readonly EditStage[] = ['reviewing', 'conflict', 'saving']

interface EditState<Values> {
  stage: EditStage
  failure: SaveFailure | null
  /** Last request and its idempotency key, which a retry of the same request repeats. */
  request: { content: string; key: string } | null
  /** Stored values with which the form was last filled in. */
  base: Values
  /** Stored values when the customer started editing. */
  known: Values
  /** Whether a draft was resumed. */
  resumed: boolean
  /** Whether the next change of the stored values comes from this form. */
  isOwnChange: boolean
}

type EditEvent<Values> =
  | { event: 'typed' | 'closed' | 'saved at once' | 'restarted' }
  | { event: 'reviewed'; isDirty: boolean }
  | { event: 'saving'; stage: 'saving' | 'saving at once'; request: EditState<Values>['request'] }
  | { event: 'saved'; saved: Values }
  | { event: 'failed'; failure: SaveFailure; hasFieldErrors: boolean }
  | { event: 'file changed'; saved: Values; wasDirty: boolean; isDirty: boolean }

/**
 * Creates the initial state.
 * @param resumedFrom stored values when the resumed draft was started; null without a draft
 */
const createInitialState = <Values>(
  saved: Values,
  resumedFrom: Values | null,
  justSaved = false,
): EditState<Values> => ({
  stage: justSaved ? 'saved' : 'editing',
  failure: null,
  request: null,
  base: saved,
  known: resumedFrom ?? saved,
  resumed: resumedFrom !== null,
  isOwnChange: false,
})

function reduceEditState<Values>(state: EditState<Values>, event: EditEvent<Values>): EditState<Values> {
  switch (event.event) {
    case 'typed':
      return state.stage === 'unchanged' || state.stage === 'saved' ? { ...state, stage: 'editing' } : state
    case 'closed':
      return savingStages.includes(state.stage) ? state : { ...state, stage: 'editing' }
    case 'reviewed':
      return { ...state, failure: null, stage: event.isDirty ? 'reviewing' : 'unchanged' }
    case 'saving':
      return { ...state, failure: null, stage: event.stage, request: event.request }
    case 'saved at once':
      return { ...state, stage: 'editing', request: null, isOwnChange: true }
    case 'saved':
      return createInitialState(event.saved, null, true)
    case 'restarted':
      return createInitialState(state.base, null)
    case 'failed': {
      const { failure, hasFieldErrors } = event
      if (hasFieldErrors || !reviewStages.includes(state.stage))
        return { ...state, stage: 'editing', failure }
      return { ...state, failure, stage: failure === 'changed' ? 'conflict' : 'reviewing' }
    }
    case 'file changed': {
      const { saved: base, wasDirty, isDirty } = event
      const known = wasDirty && !state.isOwnChange ? state.known : base
      const stage = reviewStages.includes(state.stage) && !isDirty ? 'unchanged' : state.stage
      return { ...state, stage, base, known, isOwnChange: false }
    }
  }
}
