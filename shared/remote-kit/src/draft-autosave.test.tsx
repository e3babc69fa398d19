import * as v from '@portal/contract/valibot'
import { useForm } from '@portal/ui/form'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDraftAutosave } from './draft-autosave.ts'

function renderAutosave() {
  const save = vi.fn()
  const { result, unmount } = renderHook(() => {
    const form = useForm({ schema: v.object({ name: v.string() }), defaultValues: { name: '' } })
    return { form, ...useDraftAutosave(form, { draft: () => form.getValues(), save, remove: () => {} }) }
  })
  return { result, unmount, save }
}

test('the last typed text is stored when the view closes', () => {
  const { result, unmount, save } = renderAutosave()
  act(() => result.current.form.setValue('name', 'Anna'))
  unmount()
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Anna' })
})

test('a discarded draft is not stored again when the fields of the form are removed', async () => {
  const { result, unmount, save } = renderAutosave()
  act(() => result.current.form.setValue('name', 'Anna'))
  await act(() => result.current.discard())
  act(() => result.current.form.unregister('name', { keepValue: true }))
  unmount()
  expect(save).not.toHaveBeenCalled()
})
