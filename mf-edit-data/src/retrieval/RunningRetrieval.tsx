import { ApiError } from '@portal/contract/error'
import { useTenant } from '@portal/remote-kit'
import { Button, Card, EmptyState, ErrorPanel } from '@portal/ui'
import { useText } from '../texts.ts'
import { BackToDataLink } from './BackToDataLink.tsx'
import { ExternalPageIframe } from './ExternalPageIframe.tsx'
import { ExternalPageWaiting } from './ExternalPageWaiting.tsx'
import { useRetrievalPermission } from './use-retrieval-permission.ts'

interface RunningRetrievalProps {
  type: string
  partner: boolean
  /**
   * Called when the external page has finished the retrieval, with the retrieval's id; null if the server cannot know
   * its result.
   */
  onEnd: (attempt: string | null) => void
  onStop: () => void
}

/** Requests permission for a retrieval, then shows the external page until the retrieval ends. */
export function RunningRetrieval({ type, partner, onEnd, onStop }: RunningRetrievalProps) {
  const text = useText()
  const tenant = useTenant()?.name ?? ''
  const leave = useRetrievalPermission(type, partner)
  if (leave.data) return <ExternalPageIframe permission={leave.data.data} onEnd={onEnd} onStop={onStop} />
  if (leave.isPending) return <ExternalPageWaiting onStop={onStop} />
  if (leave.error instanceof ApiError && leave.error.status === 404)
    return (
      <Card>
        <EmptyState title={text('retrieve_unavailable')} action={<BackToDataLink />}>
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
