import type { Assessment } from '@portal/contract/retrieval'
import { useTenant } from '@portal/remote-kit'
import { Button, Card, chakra, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../texts.ts'

interface Props {
  leave: Assessment
  /** Called when the external page ends, with the retrieval's id. */
  onEnd: (attempt: string | null) => void
  onStop: () => void
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: '4',
}
const frameCss = {
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
 * Sandbox permissions of the external page: scripts and forms in its own origin. It cannot navigate the portal; a page
 * of the portal's own origin gets no origin.
 */
const allowed = (url: URL) =>
  `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${url.origin === location.origin ? '' : ' allow-same-origin'}`

/**
 * The external page in an iframe. It ends at a page of the portal, whose message from within the iframe is the only one
 * accepted.
 */
export function SourceFrame({ leave, onEnd, onStop }: Props) {
  const text = useText()
  const tenant = useTenant()?.name ?? ''
  const frame = useRef<HTMLIFrameElement>(null)
  const url = new URL(leave.url, location.origin)
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin
      if (isOurs && data?.kind === 'retrieved') onEnd(leave.attempt)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [onEnd, leave.attempt])
  return (
    <Card>
      <chakra.div css={head}>
        <Text textStyle="meta" color="ink2" flex="1 1 260px">
          {text('retrieve_frame_about', { host: url.host, tenant })}
        </Text>
        <Button kind="secondary" small onClick={onStop}>
          {text('retrieve_stop')}
        </Button>
      </chakra.div>
      <chakra.div css={frameCss}>
        <iframe
          ref={frame}
          title={text('retrieve_frame')}
          src={url.href}
          sandbox={allowed(url)}
          referrerPolicy="no-referrer"
        />
      </chakra.div>
    </Card>
  )
}
