import {
  beginDataRetrieval,
  beginPartnerDataRetrieval,
  inviteToDataRetrieval,
} from '@portal/contract/data-retrieval'
import { ApiError } from '@portal/contract/error'
import { usePortal, useTenant } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import { Box, Button, Card, EmptyState, ErrorPanel, Loading, Skeleton, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useText } from '../texts.ts'
import { BackToDataLink } from './BackToDataLink.tsx'
import { ExternalPageIframe } from './ExternalPageIframe.tsx'

/** Timeout of the request for permission, in milliseconds; well after the last waiting message. */
const permissionTimeoutMs = 180_000

/**
 * Requests permission for a retrieval: first stores the invitation (RETRIEVE-08), then requests a token and the
 * external URL. Never cached or refetched, because a new URL would replace the page during use.
 */
function useRetrievalPermission(type: string, partner: boolean) {
  const { api } = usePortal()
  const [asked] = useState(() => crypto.randomUUID())
  return useQuery({
    queryKey: ['RETRIEVAL', type, partner, asked],
    queryFn: async ({ signal }) => {
      const options = { signal, timeout: permissionTimeoutMs }
      await api
        .send(inviteToDataRetrieval, { body: { send_email: false, type } }, { signal })
        .catch(() => null)
      return api.send(partner ? beginPartnerDataRetrieval : beginDataRetrieval, { body: { type } }, options)
    },
    retry: false,
    gcTime: 0,
    staleTime: 'static',
  })
}

/** Times at which the three waiting messages appear, in milliseconds from the start (RETRIEVE-07). */
export const waitingMessageTimesMs = [10_000, 20_000, 40_000] as const

const waitingMessageTextIds = [
  'retrieve_waiting',
  'retrieve_patience_1',
  'retrieve_patience_2',
  'retrieve_patience_3',
] as const

/** Panel while the external page loads, with three messages about the delay. The customer can cancel at any time. */
function ExternalPageWaiting({ onStop }: { onStop: () => void }) {
  const text = useText()
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timers = waitingMessageTimesMs.map((time, place) => setTimeout(() => setStep(place + 1), time))
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <Card>
      <Text role="status" textStyle="subsection" minH={{ base: '84px', md: '56px' }} maxW="36em">
        {text(waitingMessageTextIds[step] ?? 'retrieve_waiting')}
      </Text>
      <Button kind="secondary" small mt="3" mb="5" onClick={onStop}>
        {text('retrieve_stop')}
      </Button>
      <Box aria-hidden="true">
        <Loading>
          <Skeleton h="min(60vh, 560px)" />
        </Loading>
      </Box>
    </Card>
  )
}

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
