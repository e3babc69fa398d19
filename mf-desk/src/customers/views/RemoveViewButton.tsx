import { type CustomerView, postCustomerViewRemoved } from '@portal/contract/desk/customer-view'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { useErrorText } from '../../shared/use-error-text.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'

/** Button to remove a saved view, after confirmation. The displayed list does not change. */
export function RemoveViewButton({ view: { id, name, shared } }: { view: CustomerView }) {
  const text = useText()
  const tenant = useTenantCode()
  const [isConfirming, setConfirming] = useState(false)
  const write = useWrite(postCustomerViewRemoved, {
    refreshes: ['DESK_VIEWS'],
    onDone: () => setConfirming(false),
  })
  const problem = useErrorText()(write.error)
  return (
    <>
      <Button
        kind="quiet"
        small
        aria-label={text('view_remove_label', { name })}
        onClick={() => setConfirming(true)}
      >
        {text('remove')}
      </Button>
      <LazyConfirmDialog
        open={isConfirming}
        title={text('view_remove_title', { name })}
        confirm={text('remove')}
        cancel={text('cancel')}
        busy={write.isPending}
        problem={problem}
        onConfirm={() => write.mutate({ params: { tenant, id } })}
        onCancel={() => setConfirming(false)}
      >
        {text(shared ? 'view_remove_shared_hint' : 'view_remove_hint')}
      </LazyConfirmDialog>
    </>
  )
}
