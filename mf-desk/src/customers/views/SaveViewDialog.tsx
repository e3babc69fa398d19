import {
  changeCustomerListView,
  maxListViewNameLength,
  maxSavedListViews,
  type SavedCustomerListView,
  saveCustomerListView,
} from '@portal/contract/desk/saved-customer-list-view'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requireText } from '@portal/remote-kit/form-schema'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { CheckField, Form, TextField, useForm } from '@portal/ui/form'
import { useCanEdit } from '../../shared/use-can-edit.ts'
import { useDeskWrite } from '../../shared/use-desk-write.ts'
import { useText } from '../../texts.ts'
import type { CustomerQuery } from '../use-customer-query.ts'

export interface SaveViewDialogProps {
  open: boolean
  /** The view to rename or share; null to save the current query as a new one. */
  view: SavedCustomerListView | null
  query: CustomerQuery
  onClose: () => void
}

/**
 * Dialog to save the current query as a named view, or to rename a view. A view is visible to the user only, or to all
 * staff of the tenant.
 */
export default function SaveViewDialog({ open, view, query, onClose }: SaveViewDialogProps) {
  const text = useText()
  const may = useCanEdit()
  const form = useForm({
    schema: v.object({ name: requireText(text('view_name_required')) }),
    values: { name: view?.name ?? '', shared: view?.shared ?? false },
    resetOptions: { keepDirtyValues: true },
  })
  const options = {
    onDone: () => {
      form.reset()
      onClose()
    },
    errorText: ({ body: { errors } }: ApiError) =>
      errors?.views ? text('views_full', { most: maxSavedListViews }) : errors?.name ? null : undefined,
  }
  const add = useDeskWrite(saveCustomerListView, options)
  const change = useDeskWrite(changeCustomerListView, options)
  const submitView = async ({ name, shared }: { name: string; shared: boolean }) => {
    const body = { name: name.trim(), shared }
    const { q, filter } = query
    const sent = view
      ? change.mutateAsync({ params: { id: view.id }, body })
      : add.mutateAsync({ body: { ...body, q, filter } })
    await sent.catch((failure: unknown) => {
      if (failure instanceof ApiError && failure.body.errors?.name)
        form.setError('name', { message: text('view_taken') })
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={view ? text('view_change_title', { name: view.name }) : text('view_keep')}
    >
      <Form form={form} onSubmit={submitView} problem={add.errorText ?? change.errorText}>
        {!view && (
          <Text color="ink2">
            {[text(`filter_${query.filter}`), query.q && text('view_sought', { q: query.q })]
              .filter(Boolean)
              .join(', ')}
          </Text>
        )}
        <TextField
          name="name"
          label={text('view_name')}
          input={{ maxLength: maxListViewNameLength, lang: 'nl', autoComplete: 'off' }}
        />
        {may && <CheckField name="shared" label={text('view_shared')} hint={text('view_shared_hint')} />}
        <FormButtons cancel={text('cancel')} send={text('settings_save')} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
