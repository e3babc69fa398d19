import { type ApiCall, toQueryKey } from '@portal/contract/call'
import { getCurrentYear } from '@portal/contract/clock'
import { type EditRule, parseEditRule } from '@portal/contract/edit-rule'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { type DraftState, useApiErrorText, usePortal, useWrite, type WriteState } from '@portal/remote-kit'
import { useDraftAutosave } from '@portal/remote-kit/draft-autosave'
import { useForm } from '@portal/ui/form'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useText } from '../../texts.ts'
import type { EditFormDefinition, TypedValues } from './edit-form-definition.ts'
import { createInitialState, reduceEditState, reviewStages, savingStages } from './edit-reducer.ts'
import { createEditSchema } from './edit-schema.ts'
import { isDeepEqual, mergeTypedValues } from './merge-typed-values.ts'
import { getRejectedFields, toSaveFailure } from './save-failure.ts'

/**
 * State of an edit form: draft, validation, review, saving, and stored values that change in the meantime (see
 * `edit-reducer.ts`).
 */
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
    schema: createEditSchema<Values>(
      call.body,
      editing.toValidatedBody ?? editing.toBody,
      getRuleMessage,
      toFormPath,
    ),
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
