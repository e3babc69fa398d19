import {
  beginDataRetrieval,
  beginPartnerDataRetrieval,
  type DataRetrievalPermission,
  inviteToDataRetrieval,
} from '@portal/contract/data-retrieval'
import { ApiError } from '@portal/contract/error'
import { usePortal, useTenant } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import { Box, Button, Card, chakra, EmptyState, ErrorPanel, Loading, Skeleton, Text } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../texts.ts'
import { BackToDataLink } from './BackToDataLink.tsx'

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

interface ExternalPageIframeProps {
  permission: DataRetrievalPermission
  /** Called with the retrieval's id when the external page has finished the retrieval. */
  onEnd: (attempt: string | null) => void
  onStop: () => void
}

const externalPageHeaderCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: '4',
}
const externalPageIframeCss = {
  '& iframe': {
    display: 'block',
    width: '100%',
    height: 'max(480px, 70vh)',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: '12px',
    background: '#fff',
  },
}

/**
 * Sandbox permissions of the iframe: scripts, forms and popups; the page cannot navigate the portal.
 * `allow-same-origin` is omitted for a page from the portal's own origin, which could otherwise access the portal.
 */
const getSandboxPermissions = (url: URL) =>
  `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${url.origin === location.origin ? '' : ' allow-same-origin'}`

/**
 * The external page in an iframe. The retrieval ends when the iframe loads a page of the portal, which sends a message.
 * Messages from any other source are ignored.
 */
function ExternalPageIframe({ permission, onEnd, onStop }: ExternalPageIframeProps) {
  const text = useText()
  const tenant = useTenant()?.name ?? ''
  const frame = useRef<HTMLIFrameElement>(null)
  const url = new URL(permission.url, location.origin)
  useEffect(() => {
    const handleMessage = ({ source, origin, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin
      if (isOurs && data?.kind === 'retrieved') onEnd(permission.attempt)
    }
    addEventListener('message', handleMessage)
    return () => removeEventListener('message', handleMessage)
  }, [onEnd, permission.attempt])
  return (
    <Card>
      <chakra.div css={externalPageHeaderCss}>
        <Text textStyle="meta" color="ink2" flex="1 1 260px">
          {text('retrieve_frame_about', { host: url.host, tenant })}
        </Text>
        <Button kind="secondary" small onClick={onStop}>
          {text('retrieve_stop')}
        </Button>
      </chakra.div>
      <chakra.div css={externalPageIframeCss}>
        <iframe
          ref={frame}
          title={text('retrieve_frame')}
          src={url.href}
          sandbox={getSandboxPermissions(url)}
          referrerPolicy="no-referrer"
        />
      </chakra.div>
    </Card>
  )
}
