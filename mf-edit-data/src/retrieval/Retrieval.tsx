import { ApiError } from '@portal/contract/error'
import { useTenant } from '@portal/remote-kit'
import { Button, Card, EmptyState, ErrorPanel } from '@portal/ui'
import { useText } from '../texts.ts'
import { BackLink } from './BackLink.tsx'
import { SourceFrame } from './SourceFrame.tsx'
import { useLeave } from './use-leave.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  type: string
  partner: boolean
  /** Called when the external page ends; with the retrieval's id, if the server can know its result. */
  onEnd: (attempt: string | null) => void
  /** Called when the customer cancels. */
  onStop: () => void
}

/** Requests permission for a retrieval, then shows the external page until it ends. */
export function Retrieval({ type, partner, onEnd, onStop }: Props) {
  const text = useText()
  const tenant = useTenant()?.name ?? ''
  const leave = useLeave(type, partner)
  if (leave.data) return <SourceFrame leave={leave.data.data} onEnd={onEnd} onStop={onStop} />
  if (leave.isPending) return <Waiting onStop={onStop} />
  if (leave.error instanceof ApiError && leave.error.status === 404)
    return (
      <Card>
        <EmptyState title={text('retrieve_unavailable')} action={<BackLink />}>
          {partner ? text('retrieve_unavailable_partner') : text('retrieve_unavailable_text', { tenant })}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <ErrorPanel title={text('retrieve_begin_error')} onRetry={() => void leave.refetch()}>
        {text('retrieve_begin_error_text')}
      </ErrorPanel>
      <Button kind="quiet" small display="flex" mx="auto" onClick={onStop}>
        {text('retrieve_stop')}
      </Button>
    </Card>
  )
}
