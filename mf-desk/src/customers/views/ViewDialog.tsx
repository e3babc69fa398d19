import {
  type CustomerView,
  maxViewNameLength,
  maxViews,
  postCustomerView,
  postCustomerViewChanged,
} from '@portal/contract/desk/view'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { requiredText } from '@portal/remote-kit/form-schema'
import { Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { CheckField, Form, TextField, useForm } from '@portal/ui/form'
import { useCanEdit } from '../../shared/use-can-edit.ts'
import { useProblem } from '../../shared/use-problem.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'
import type { CustomerQuery } from '../use-customer-query.ts'

export interface Props {
  open: boolean
  /** The view to rename or share; null to save the current query as a new one. */
  view: CustomerView | null
  query: CustomerQuery
  onClose: () => void
}

/** Saves the current query as a named view, or renames a view; for oneself or all staff of the tenant. */
export default function ViewDialog({ open, view, query, onClose }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const may = useCanEdit()
  const form = useForm({
    schema: v.object({ name: requiredText(text('view_name_required')) }),
    values: { name: view?.name ?? '', shared: view?.shared ?? false },
    resetOptions: { keepDirtyValues: true },
  })
  const options = {
    refreshes: ['DESK_VIEWS' as const],
    onDone: () => {
      form.reset()
      onClose()
    },
  }
  const add = useWrite(postCustomerView, options)
  const change = useWrite(postCustomerViewChanged, options)
  const busy = add.isPending || change.isPending
  const error = busy ? null : (add.error ?? change.error)
  const errors = error instanceof ApiError ? error.body.errors : undefined
  const refused = useProblem()(error)
  const problem = errors?.views ? text('views_full', { most: maxViews }) : errors?.name ? null : refused
  const send = async ({ name, shared }: { name: string; shared: boolean }) => {
    const body = { name: name.trim(), shared }
    const { q, filter } = query
    const sent = view
      ? change.mutateAsync({ params: { tenant, id: view.id }, body })
      : add.mutateAsync({ params: { tenant }, body: { ...body, q, filter } })
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
      <Form form={form} onSubmit={send} problem={problem}>
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
          input={{ maxLength: maxViewNameLength, lang: 'nl', autoComplete: 'off' }}
        />
        {may && <CheckField name="shared" label={text('view_shared')} hint={text('view_shared_hint')} />}
        <FormButtons cancel={text('cancel')} send={text('settings_save')} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
