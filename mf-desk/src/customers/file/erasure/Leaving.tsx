import { postCustomerLeft } from '@portal/contract/desk/erasure'
import { leavingDays } from '@portal/contract/erasure'
import type { Id } from '@portal/contract/wire'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirm } from '@portal/remote-kit/confirm'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { useFirm } from '../../../shared/use-firm.ts'
import { useMay } from '../../../shared/use-may.ts'
import { useProblem } from '../../../shared/use-problem.ts'
import { useText } from '../../../texts.ts'

/** Tells that a customer left the firm, after asking: what follows is said first (ERASE-11). */
export function Leaving({ id, name }: { id: Id; name: string }) {
  const text = useText()
  const firm = useFirm()
  const may = useMay()
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
        onConfirm={() => write.mutate({ params: { firm, id } })}
        onCancel={() => setConfirming(false)}
      >
        {text('leaving_hint', { days: String(leavingDays) })}
      </LazyConfirm>
    </>
  )
}
