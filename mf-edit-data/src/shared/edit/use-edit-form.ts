import { type ApiCall, toQueryKey } from '@portal/contract/call'
import { getCurrentYear } from '@portal/contract/clock'
import { type EditRule, parseEditRule } from '@portal/contract/edit-rule'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { useApiErrorText, usePortal, useWrite, type WriteState } from '@portal/remote-kit'
import { useDraftAutosave } from '@portal/remote-kit/draft-autosave'
import { useForm } from '@portal/ui/form'
import { useEffect, useReducer, useRef } from 'react'
import { useText } from '../../texts.ts'
import type { DraftStorage } from './draft-storage.ts'
import type { EditFormDefinition } from './edit-form-definition.ts'
import { createInitialState, reduceEditState } from './edit-reducer.ts'
import { createEditSchema } from './edit-schema.ts'
import { isDeepEqual } from './merge-typed-values.ts'
import { textIdByRule } from './rule-text-ids.ts'
import { getRejectedFields, toSaveFailure } from './save-failure.ts'

/**
 * State of an edit form: draft, validation, review, saving, and stored values that change in the meantime (see
 * `edit-reducer.ts`).
 */
export function useEditForm<Values extends object, C extends ApiCall>(
  editing: EditFormDefinition<Values, C>,
  drafting: DraftStorage<Values>,
) {
  const text = useText()
  const { queries } = usePortal()
  const getApiErrorText = useApiErrorText()
  const { saved, call, wholeForm, removeCall, refreshes } = editing
  const begun = useRef(drafting.resumed?.value).current
  const first = begun ? editing.merge(begun.base, begun.typed, saved) : saved
  /** Whether the request bodies differ, so that a save would change the stored data. */
  const isDirty = (base: Values, typed: Values) => !isDeepEqual(editing.toBody(base), editing.toBody(typed))
  const [state, dispatch] = useReducer(reduceEditState<Values>, null, () =>
    createInitialState(saved, begun && isDirty(saved, first) ? begun.base : null, editing.justSaved),
  )
  const latest = useRef({ editing, isDirty, base: state.base })
  latest.current = { editing, isDirty, base: state.base }
  const isFollowing = useRef(false)
  const isBusy = useRef(false)
  const lastRequest = useRef({ text: '', key: '' })
  const getRuleMessage = (rule: EditRule) => text(textIdByRule[rule], { year: getCurrentYear() + 10 })

  const form = useForm<Values>({
    schema: createEditSchema<Values>(
      call.body,
      editing.toValidatedBody ?? editing.toBody,
      getRuleMessage,
      editing.toFormPath,
    ),
    defaultValues: first as never,
  })
  const isSaving = state.stage === 'saving'

  /**
   * Applies new stored values to the form. Waits during a save, because the responses then arrive one by one and may be
   * inconsistent.
   */
  useEffect(() => {
    if (isSaving) return
    const { editing, isDirty, base } = latest.current
    if (isDeepEqual(base, saved)) return
    const typed = form.getValues()
    const next = editing.merge(base, typed, saved)
    isFollowing.current = true
    form.reset(next)
    isFollowing.current = false
    dispatch({ event: 'file changed', saved, wasDirty: isDirty(base, typed), isDirty: isDirty(saved, next) })
  }, [saved, isSaving, form])

  /** Set after the draft is deleted, so that a pending autosave does not store it again. */
  const isDropped = useRef(false)
  const deleteDraft = () => {
    isDropped.current = true
    void drafting.remove()
  }
  useDraftAutosave(form, {
    ...drafting,
    draft: () => {
      if (isDropped.current) return null
      const { isDirty, base } = latest.current
      const typed = structuredClone(form.getValues())
      return isDirty(base, typed) ? { base, typed } : null
    },
    onChange: () => {
      if (isFollowing.current) return
      isDropped.current = false
      dispatch({ event: 'typed' })
    },
  })

  /** Deletes the draft before the stale responses are refetched, because new data may replace this form. */
  const handleSaved = () => {
    deleteDraft()
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
    path: string,
    body: unknown,
    params: EditFormDefinition<Values, C>['params'],
  ): Promise<void> => {
    const { basis } = editing
    const request = JSON.stringify([path, params, body])
    if (lastRequest.current.text !== request)
      lastRequest.current = { text: request, key: crypto.randomUUID() }
    const sendRequest = () =>
      mutateAsync({ params, body, basis, idempotencyKey: lastRequest.current.key } as never)
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
    lastRequest.current = { text: '', key: '' }
  }

  /** Sends the typed values. Sends the whole form if the API has no call for a part of it. */
  const sendTypedValues = async (typed: Values): Promise<void> => {
    try {
      await sendBody(write, call.path, editing.toBody(typed), editing.params)
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404
      const body = wholeForm?.bodyOf(typed)
      if (!isMissing || !wholeForm?.call.body || !v.safeParse(wholeForm.call.body, body).success) throw error
      await sendBody(writeWhole, wholeForm.call.path, body, undefined)
    }
  }

  const runExclusively = async (action: () => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    dispatch({ event: 'saving' })
    try {
      await action()
      return true
    } catch (error) {
      const { toFormPath = (path) => path } = latest.current.editing
      const refused = getRejectedFields(error)
      for (const [path, rule] of refused)
        form.setError(toFormPath(path.split('.')).join('.') as never, {
          type: 'server',
          message: getRuleMessage(parseEditRule(rule)),
        })
      const failure = toSaveFailure(error, getApiErrorText(error))
      dispatch({ event: 'failed', failure, hasFieldErrors: refused.length > 0 })
      return false
    } finally {
      isBusy.current = false
    }
  }

  const { base, known, isReviewing } = state
  return {
    ...state,
    form,
    /** Changes made elsewhere since the customer started editing. */
    meanwhile: editing.listChanges(known, base),
    /** Changes compared to the current stored values. */
    changes: isReviewing ? editing.listChanges(base, form.getValues()) : [],
    review: () => dispatch({ event: 'reviewed', isDirty: isDirty(base, form.getValues()) }),
    close: () => dispatch({ event: 'closed' }),
    save: () =>
      runExclusively(async () => {
        const typed = structuredClone(form.getValues())
        await sendTypedValues(typed)
        dispatch({ event: 'saved', saved: typed })
      }),
    /** Saves another change, independent of the typed values. */
    saveAtOnce: (body: unknown) =>
      runExclusively(async () => {
        await sendBody(writeAtOnce, (removeCall ?? call).path, body, editing.params)
        dispatch({ event: 'saved at once' })
      }),
    again: () => {
      form.reset(base)
      void drafting.remove()
      dispatch({ event: 'restarted' })
    },
  }
}
