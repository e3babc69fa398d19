import { postCustomerLeft } from '@portal/contract/desk/desk-erasure'
import { formerCustomerAccessDays } from '@portal/contract/erasure'
import type { Id } from '@portal/contract/wire'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { useErrorText } from '../../../shared/use-error-text.ts'
import { useTenantCode } from '../../../shared/use-tenant-code.ts'
import { useText } from '../../../texts.ts'

/** Button to record that a customer left the tenant, with a confirmation that names the consequences (ERASE-11). */
export function RecordDepartureButton({ id, name }: { id: Id; name: string }) {
  const text = useText()
  const tenant = useTenantCode()
  const may = useCanEdit()
  const [isConfirming, setConfirming] = useState(false)
  const write = useWrite(postCustomerLeft, {
    refreshes: ['DESK_ERASURES', 'DESK_FILE'],
    onDone: () => setConfirming(false),
  })
  const problem = useErrorText()(write.error)
  if (!may) return null
  return (
    <>
      <Button kind="quiet" small onClick={() => setConfirming(true)}>
        {text('leaving')}
      </Button>
      <LazyConfirmDialog
        open={isConfirming}
        title={text('leaving_title', { name })}
        confirm={text('leaving_confirm')}
        cancel={text('cancel')}
        busy={write.isPending}
        problem={problem}
        onConfirm={() => write.mutate({ params: { tenant, id } })}
        onCancel={() => setConfirming(false)}
      >
        {text('leaving_hint', { days: String(formerCustomerAccessDays) })}
      </LazyConfirmDialog>
    </>
  )
}
