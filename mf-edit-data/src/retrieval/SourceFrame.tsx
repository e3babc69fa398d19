import type { Assessment } from '@portal/contract/retrieval'
import { useTenant } from '@portal/remote-kit'
import { Button, Card, chakra, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../texts.ts'

interface Props {
  leave: Assessment
  /** The page came to its end; names the retrieval. */
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
 * What the page may do: its own work in its own origin, and no more. It cannot leave its frame, and a page of the
 * portal's own origin would get no origin at all.
 */
const allowed = (url: URL) =>
  `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${url.origin === location.origin ? '' : ' allow-same-origin'}`

/**
 * The page that retrieves the data, in a frame. It ends at a page of the portal, and only what that page says from
 * within the frame is listened to.
 */
export function SourceFrame({ leave, onEnd, onStop }: Props) {
  const text = useText()
  const firm = useTenant()?.name ?? ''
  const frame = useRef<HTMLIFrameElement>(null)
  const url = new URL(leave.url, location.origin)
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === location.origin
      if (isOurs && data?.kind === 'retrieved') onEnd(leave.attempt)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onEnd, leave.attempt])
  return (
    <Card>
      <chakra.div css={head}>
        <Text textStyle="meta" color="ink2" flex="1 1 260px">
          {text('retrieve_frame_about', { host: url.host, firm })}
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
