import type { CacheName } from '@portal/contract/cache-name'
import { type Call, keyOf } from '@portal/contract/call'
import { thisYear } from '@portal/contract/clock'
import type { EditRule } from '@portal/contract/edit-rule'
import { editRuleOf } from '@portal/contract/edit-rule'
import { useApiErrorText, usePortal } from '@portal/remote-kit'
import { useDraftAutosave } from '@portal/remote-kit/draft-autosave'
import { useForm } from '@portal/ui/form'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../texts.ts'
import type { Drafting } from './drafting.ts'
import type { Editing } from './editing.ts'
import { failureOf, refusedFields, type SaveFailure } from './failure.ts'
import { errorsOf } from './resolver.ts'
import { ruleText } from './rule-text.ts'

/** Where the customer is: typing, looking over what will change, or done. */
export type Stage = 'typing' | 'unchanged' | 'review' | 'saved'

/** The life of an edit form: what was begun, checking, looking over, saving once, and what is on file meanwhile. */
export function useEdit<Values extends object, C extends Call>(
  editing: Editing<Values, C>,
  drafting: Drafting<Values>,
) {
  const text = useText()
  const { api, queries } = usePortal()
  const refusalText = useApiErrorText()
  const latest = useRef(editing)
  latest.current = editing
  const { saved } = editing
  const [begun] = useState(drafting.begun?.value)
  const [resumed, setResumed] = useState(
    () =>
      begun !== undefined &&
      editing.changesOf(saved, editing.merge(begun.base, begun.typed, saved)).length > 0,
  )
  const known = useRef(resumed && begun ? begun.base : saved)
  const [meanwhile, setMeanwhile] = useState(() => editing.changesOf(known.current, saved))
  const [stage, setStage] = useState<Stage>(editing.justSaved ? 'saved' : 'typing')
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const base = useRef(saved)
  const busy = useRef(false)
  const ours = useRef(false)
  const followed = useRef(saved)
  const following = useRef(false)
  const lastRequest = useRef({ text: '', key: '' })
  const say = (rule: EditRule) => text(ruleText[rule], { year: thisYear() + 10 })

  const form = useForm<Values>({
    defaultValues: (begun ? editing.merge(begun.base, begun.typed, saved) : saved) as never,
    resolver: async (values) => {
      const { call, bodyOf, checkedOf = bodyOf, fieldOf = (path: string) => path } = latest.current
      const errors = call.body ? errorsOf(call.body, checkedOf(values), fieldOf, say) : {}
      return Object.keys(errors).length > 0 ? { values: {}, errors: errors as never } : { values, errors: {} }
    },
  })

  /** Follows what is on file; while a save is under way its reads come one by one, and are half old and half new. */
  useEffect(() => {
    if (saving || followed.current === saved) return
    followed.current = saved
    if (JSON.stringify(base.current) === JSON.stringify(saved)) return
    const { merge, changesOf } = latest.current
    const typed = form.getValues()
    const touched = changesOf(base.current, typed).length > 0
    const next = merge(base.current, typed, saved)
    following.current = true
    form.reset(next)
    following.current = false
    base.current = saved
    if (!touched || ours.current) known.current = saved
    if (!ours.current) setMeanwhile(changesOf(known.current, saved))
    if (changesOf(saved, next).length === 0) setStage((now) => (now === 'review' ? 'unchanged' : now))
    ours.current = false
  }, [saved, saving, form])

  useDraftAutosave(form, {
    ...drafting,
    draft: () => {
      const typed = structuredClone(form.getValues())
      const changes = latest.current.changesOf(base.current, typed)
      return changes.length === 0 ? null : { base: base.current, typed }
    },
    onChange: () => {
      if (!following.current) setStage((now) => (now === 'review' ? now : 'typing'))
    },
  })

  /** Shows what will change, against what is on file at this moment. */
  const review = async () => {
    setFailure(null)
    if (latest.current.changesOf(base.current, form.getValues()).length === 0) setStage('unchanged')
    else setStage('review')
  }

  const refresh = (keys: readonly CacheName[]) =>
    Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const answers = () => latest.current.basis.map((read) => queries.getQueryData(keyOf(read)))

  /** Sends it; once more where the file has changed since it was read, but nothing that this form was made of. */
  const deliver = async (body: unknown, call: Call): Promise<unknown> => {
    const { params, basis } = latest.current
    const text = JSON.stringify([call.path, params, body])
    if (lastRequest.current.text !== text) lastRequest.current = { text, key: crypto.randomUUID() }
    const idempotencyKey = lastRequest.current.key
    const once = () => api.send(call, { params, body } as never, { basis, idempotencyKey })
    const read = answers()
    try {
      return await once()
    } catch (error) {
      if (failureOf(error, null) !== 'changed') throw error
      await refresh(basis.map((read) => keyOf(read)[0]))
      if (answers().some((answer, index) => answer !== read[index])) throw error
      return once()
    }
  }

  const send = async (
    body: unknown,
    saves: 'what is typed' | 'something else',
    call: Call = latest.current.call,
  ): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setSaving(true)
    setFailure(null)
    const { refreshes, fieldOf = (path: string) => path } = latest.current
    try {
      const answer = await deliver(body, call)
      if (!(answer as { data: { success: boolean } }).data.success) throw new Error('the server did not save')
      lastRequest.current = { text: '', key: '' }
      if (saves === 'what is typed') {
        base.current = structuredClone(form.getValues())
        latest.current.onSaved?.()
      } else ours.current = true
      await refresh(refreshes)
      return true
    } catch (error) {
      const refused = refusedFields(error)
      for (const [path, rule] of refused)
        form.setError(fieldOf(path) as never, { type: 'server', message: say(editRuleOf(rule)) })
      if (refused.length > 0) setStage('typing')
      setFailure(failureOf(error, refusalText(error)))
      return false
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  const settle = () => {
    known.current = base.current
    setResumed(false)
    setMeanwhile([])
  }
  const save = async () => {
    if (!(await send(latest.current.bodyOf(form.getValues()), 'what is typed'))) return
    await drafting.drop()
    settle()
    setStage('saved')
  }
  const again = () => {
    form.reset(base.current)
    void drafting.drop()
    settle()
    setFailure(null)
    setStage('typing')
  }
  const saveAtOnce = (body: unknown, call?: Call) => send(body, 'something else', call)
  const changes = stage === 'review' ? editing.changesOf(base.current, form.getValues()) : []
  return {
    form,
    stage,
    setStage,
    saving,
    failure,
    resumed,
    meanwhile,
    changes,
    /** What is on file, as the form holds it. */
    onFile: () => base.current,
    review,
    save,
    saveAtOnce,
    again,
  }
}
