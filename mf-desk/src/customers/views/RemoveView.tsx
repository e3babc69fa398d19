import { type CustomerView, postCustomerViewRemoved } from '@portal/contract/desk/view'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirm } from '@portal/remote-kit/confirm'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { useProblem } from '../../shared/use-problem.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'

/** Removes a saved view, after confirmation; the displayed list does not change. */
export function RemoveView({ view: { id, name, shared } }: { view: CustomerView }) {
  const text = useText()
  const tenant = useTenantCode()
  const [isConfirming, setConfirming] = useState(false)
  const write = useWrite(postCustomerViewRemoved, {
    refreshes: ['DESK_VIEWS'],
    onDone: () => setConfirming(false),
  })
  const problem = useProblem()(write.error)
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
      <LazyConfirm
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
      </LazyConfirm>
    </>
  )
}
