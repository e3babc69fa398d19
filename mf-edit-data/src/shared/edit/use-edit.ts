import { type Call, keyOf } from '@portal/contract/call'
import { thisYear } from '@portal/contract/clock'
import { type EditRule, editRuleOf } from '@portal/contract/edit-rule'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { useApiErrorText, usePortal, useWrite, type Write } from '@portal/remote-kit'
import { useDraftAutosave } from '@portal/remote-kit/draft-autosave'
import { useForm } from '@portal/ui/form'
import { useEffect, useReducer, useRef } from 'react'
import { useText } from '../../texts.ts'
import type { Drafting } from './drafting.ts'
import { editSchema } from './edit-schema.ts'
import type { Editing } from './editing.ts'
import { failureOf, refusedFields } from './failure.ts'
import { isEqual } from './merge.ts'
import { editReducer, initialState } from './reducer.ts'
import { ruleText } from './rule-text.ts'

/** State of an edit form: draft, validation, review, saving, and changes on file meanwhile (`reducer.ts`). */
export function useEdit<Values extends object, C extends Call>(
  editing: Editing<Values, C>,
  drafting: Drafting<Values>,
) {
  const text = useText()
  const { queries } = usePortal()
  const refusalText = useApiErrorText()
  const { saved, call, wholeForm, removeCall, refreshes } = editing
  const begun = useRef(drafting.begun?.value).current
  const first = begun ? editing.merge(begun.base, begun.typed, saved) : saved
  /** Whether saving would change the file: compares request bodies. */
  const isDirty = (base: Values, typed: Values) => !isEqual(editing.bodyOf(base), editing.bodyOf(typed))
  const [state, dispatch] = useReducer(editReducer<Values>, null, () =>
    initialState(saved, begun && isDirty(saved, first) ? begun.base : null, editing.justSaved),
  )
  const latest = useRef({ editing, isDirty, base: state.base })
  latest.current = { editing, isDirty, base: state.base }
  const isFollowing = useRef(false)
  const isBusy = useRef(false)
  const lastRequest = useRef({ text: '', key: '' })
  const ruleMessage = (rule: EditRule) => text(ruleText[rule], { year: thisYear() + 10 })

  const form = useForm<Values>({
    schema: editSchema<Values>(call.body, editing.checkedOf ?? editing.bodyOf, ruleMessage, editing.fieldOf),
    defaultValues: first as never,
  })
  const isSaving = state.stage === 'saving'

  /** Follows values on file, except while saving, when reads arrive one by one and may be inconsistent. */
  useEffect(() => {
    if (isSaving) return
    const { editing, isDirty, base } = latest.current
    if (isEqual(base, saved)) return
    const typed = form.getValues()
    const next = editing.merge(base, typed, saved)
    isFollowing.current = true
    form.reset(next)
    isFollowing.current = false
    dispatch({ event: 'file changed', saved, wasDirty: isDirty(base, typed), isDirty: isDirty(saved, next) })
  }, [saved, isSaving, form])

  /** Set once the draft is deleted, so that a pending autosave does not store it again. */
  const isDropped = useRef(false)
  const dropDraft = () => {
    isDropped.current = true
    void drafting.drop()
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

  /** Deletes the draft before reads are refreshed, since the new data may replace this form. */
  const onDone = () => {
    dropDraft()
    editing.onSaved?.()
  }
  const write = useWrite(call as Call, { refreshes, onDone })
  const writeWhole = useWrite(wholeForm?.call ?? (call as Call), { refreshes, onDone })
  const writeAtOnce = useWrite((removeCall ?? call) as Call, { refreshes })

  /** Sends the body; retries once if the file has changed since, but not the data of this form. */
  const deliver = async (
    { mutateAsync }: Write<Call>,
    path: string,
    body: unknown,
    params: Editing<Values, C>['params'],
  ): Promise<void> => {
    const { basis } = editing
    const request = JSON.stringify([path, params, body])
    if (lastRequest.current.text !== request)
      lastRequest.current = { text: request, key: crypto.randomUUID() }
    const once = () => mutateAsync({ params, body, basis, idempotencyKey: lastRequest.current.key } as never)
    const answers = () => basis.map((read) => queries.getQueryData(keyOf(read)))
    const read = answers()
    try {
      await once()
    } catch (error) {
      if (failureOf(error, null) !== 'changed') throw error
      await Promise.all(basis.map((one) => queries.invalidateQueries({ queryKey: [keyOf(one)[0]] })))
      if (answers().some((answer, index) => answer !== read[index])) throw error
      await once()
    }
    lastRequest.current = { text: '', key: '' }
  }

  /** Sends the typed values; the whole form if the API has no call for a part of it. */
  const deliverTyped = async (typed: Values): Promise<void> => {
    try {
      await deliver(write, call.path, editing.bodyOf(typed), editing.params)
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404
      const body = wholeForm?.bodyOf(typed)
      if (!isMissing || !wholeForm?.call.body || !v.safeParse(wholeForm.call.body, body).success) throw error
      await deliver(writeWhole, wholeForm.call.path, body, undefined)
    }
  }

  const attempt = async (action: () => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    dispatch({ event: 'saving' })
    try {
      await action()
      return true
    } catch (error) {
      const { fieldOf = (path) => path } = latest.current.editing
      const refused = refusedFields(error)
      for (const [path, rule] of refused)
        form.setError(fieldOf(path.split('.')).join('.') as never, {
          type: 'server',
          message: ruleMessage(editRuleOf(rule)),
        })
      const failure = failureOf(error, refusalText(error))
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
    /** Changes made elsewhere since the customer started. */
    meanwhile: editing.changesOf(known, base),
    /** Changes compared to the current values on file. */
    changes: isReviewing ? editing.changesOf(base, form.getValues()) : [],
    review: () => dispatch({ event: 'reviewed', isDirty: isDirty(base, form.getValues()) }),
    close: () => dispatch({ event: 'closed' }),
    save: () =>
      attempt(async () => {
        const typed = structuredClone(form.getValues())
        await deliverTyped(typed)
        dispatch({ event: 'saved', saved: typed })
      }),
    /** Saves another change, independent of typed values. */
    saveAtOnce: (body: unknown) =>
      attempt(async () => {
        await deliver(writeAtOnce, (removeCall ?? call).path, body, editing.params)
        dispatch({ event: 'saved at once' })
      }),
    again: () => {
      form.reset(base)
      void drafting.drop()
      dispatch({ event: 'restarted' })
    },
  }
}
