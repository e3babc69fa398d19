import { postCustomerLeft } from '@portal/contract/desk/erasure'
import { leavingDays } from '@portal/contract/erasure'
import type { Id } from '@portal/contract/wire'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirm } from '@portal/remote-kit/confirm'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { useProblem } from '../../../shared/use-problem.ts'
import { useTenantCode } from '../../../shared/use-tenant-code.ts'
import { useText } from '../../../texts.ts'

/** Records that a customer left the tenant, after a confirmation with the consequences (ERASE-11). */
export function Leaving({ id, name }: { id: Id; name: string }) {
  const text = useText()
  const tenant = useTenantCode()
  const may = useCanEdit()
  const [isConfirming, setConfirming] = useState(false)
  const write = useWrite(postCustomerLeft, {
    refreshes: ['DESK_ERASURES', 'DESK_FILE'],
    onDone: () => setConfirming(false),
  })
  const problem = useProblem()(write.error)
  if (!may) return null
  return (
    <>
      <Button kind="quiet" small onClick={() => setConfirming(true)}>
        {text('leaving')}
      </Button>
      <LazyConfirm
        open={isConfirming}
        title={text('leaving_title', { name })}
        confirm={text('leaving_confirm')}
        cancel={text('cancel')}
        busy={write.isPending}
        problem={problem}
        onConfirm={() => write.mutate({ params: { tenant, id } })}
        onCancel={() => setConfirming(false)}
      >
        {text('leaving_hint', { days: String(leavingDays) })}
      </LazyConfirm>
    </>
  )
}
