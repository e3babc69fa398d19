import type { DataRetrievalPermission } from '@portal/contract/data-retrieval'
import { useTenant } from '@portal/remote-kit'
import { Button, Card, chakra, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useText } from '../texts.ts'

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
export function ExternalPageIframe({ permission, onEnd, onStop }: ExternalPageIframeProps) {
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
