import { type Call, keyOf } from '@portal/contract/call'
import { thisYear } from '@portal/contract/clock'
import { type EditRule, editRuleOf } from '@portal/contract/edit-rule'
import { useApiErrorText, usePortal, useWrite, type Write } from '@portal/remote-kit'
import { useDraftAutosave } from '@portal/remote-kit/draft-autosave'
import { useForm } from '@portal/ui/form'
import { useEffect, useReducer, useRef } from 'react'
import { useText } from '../../texts.ts'
import type { Drafting } from './drafting.ts'
import type { Editing } from './editing.ts'
import { failureOf, refusedFields } from './failure.ts'
import { same } from './merge.ts'
import { begin, editReducer } from './reducer.ts'
import { errorsOf } from './resolver.ts'
import { ruleText } from './rule-text.ts'

/** The life of an edit form: what is typed, checked, reviewed and saved, and what is on file meanwhile (`reducer.ts`). */
export function useEdit<Values extends object, C extends Call>(
  editing: Editing<Values, C>,
  drafting: Drafting<Values>,
) {
  const text = useText()
  const { queries } = usePortal()
  const refusalText = useApiErrorText()
  const { saved, call, removeCall, refreshes } = editing
  const begun = useRef(drafting.begun?.value).current
  const first = begun ? editing.merge(begun.base, begun.typed, saved) : saved
  /** Whether saving would change what is on file: compares what would be sent. */
  const isDirty = (base: Values, typed: Values) => !same(editing.bodyOf(base), editing.bodyOf(typed))
  const [state, dispatch] = useReducer(editReducer<Values>, null, () =>
    begin(saved, begun && isDirty(saved, first) ? begun.base : null, editing.justSaved),
  )
  const latest = useRef({ editing, isDirty, base: state.base })
  latest.current = { editing, isDirty, base: state.base }
  const isFollowing = useRef(false)
  const isBusy = useRef(false)
  const lastRequest = useRef({ text: '', key: '' })
  const say = (rule: EditRule) => text(ruleText[rule], { year: thisYear() + 10 })

  const form = useForm<Values>({
    defaultValues: first as never,
    resolver: async (values) => {
      const { call, bodyOf, checkedOf = bodyOf, fieldOf } = latest.current.editing
      const errors = call.body ? errorsOf(call.body, checkedOf(values), say, fieldOf) : {}
      return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} }
    },
  })
  const isSaving = state.stage === 'saving'

  /** Follows what is on file; while saving, its reads arrive one by one and may not fit together. */
  useEffect(() => {
    if (isSaving) return
    const { editing, isDirty, base } = latest.current
    if (same(base, saved)) return
    const typed = form.getValues()
    const next = editing.merge(base, typed, saved)
    isFollowing.current = true
    form.reset(next)
    isFollowing.current = false
    dispatch({ event: 'file changed', saved, wasDirty: isDirty(base, typed), isDirty: isDirty(saved, next) })
  }, [saved, isSaving, form])

  useDraftAutosave(form, {
    ...drafting,
    draft: () => {
      const { isDirty, base } = latest.current
      const typed = structuredClone(form.getValues())
      return isDirty(base, typed) ? { base, typed } : null
    },
    onChange: () => {
      if (!isFollowing.current) dispatch({ event: 'typed' })
    },
  })

  /** The draft goes before the reads are refreshed: what they tell may take the place of this form. */
  const onDone = () => {
    void drafting.drop()
    editing.onSaved?.()
  }
  const write = useWrite(call as Call, { refreshes, onDone })
  const writeAtOnce = useWrite((removeCall ?? call) as Call, { refreshes })

  /** Sends it; once more where the file has changed since it was read, but nothing that this form was made of. */
  const deliver = async ({ mutateAsync }: Write<Call>, path: string, body: unknown): Promise<void> => {
    const { params, basis } = editing
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
          message: say(editRuleOf(rule)),
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
    /** What was changed elsewhere since the customer began. */
    meanwhile: editing.changesOf(known, base),
    /** What saving will change, against what is on file now. */
    changes: isReviewing ? editing.changesOf(base, form.getValues()) : [],
    review: () => dispatch({ event: 'reviewed', isDirty: isDirty(base, form.getValues()) }),
    close: () => dispatch({ event: 'closed' }),
    save: () =>
      attempt(async () => {
        const typed = structuredClone(form.getValues())
        await deliver(write, call.path, editing.bodyOf(typed))
        dispatch({ event: 'saved', saved: typed })
      }),
    /** Saves something else than what is typed, which stays as it is. */
    saveAtOnce: (body: unknown) =>
      attempt(async () => {
        await deliver(writeAtOnce, (removeCall ?? call).path, body)
        dispatch({ event: 'saved at once' })
      }),
    again: () => {
      form.reset(base)
      void drafting.drop()
      dispatch({ event: 'restarted' })
    },
  }
}
