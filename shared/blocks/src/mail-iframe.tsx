import { chakra } from '@portal/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface MailIframeProps {
  title: string
  html: string
  /** Embedded pictures of the mail by content id, as `data:` URLs. */
  pictures: Readonly<Record<string, string>>
  /** Whether external pictures are loaded. */
  images: boolean
  onBlocked: (count: number) => void
}

const maxMailHeightPixels = 20_000

/** Adds a margin around mails in the dark scheme, because mails are designed for white paper. */
const mailIframeCss = {
  '& iframe': { width: '100%', background: '#fff', boxShadow: '0 0 0 8px var(--plate, transparent)' },
}

/**
 * Shows a mail's HTML in an iframe: a separate document with its own policy, an opaque origin and no navigation. The
 * iframe sanitises the HTML. Only numeric messages of this iframe are accepted. A mail without focusable content is
 * skipped in the tab order, since the focus would be invisible.
 */
export function MailIframe({ title, html, pictures, images, onBlocked }: MailIframeProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(160)
  const [isStop, setStop] = useState(true)
  const [ready, setReady] = useState(false)
  // A layout effect, because the iframe requests the mail once and may do so before the first paint.
  useLayoutEffect(() => {
    const handleMessage = ({ source, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data?.kind === 'ready') setReady(true)
      if (data?.kind === 'height' && data.height > 0)
        setHeight(Math.min(maxMailHeightPixels, Math.ceil(data.height)))
      if (data?.kind === 'height') setStop(data.stops !== 0)
      if (data?.kind === 'shown' && Number.isInteger(data.blocked)) onBlocked(data.blocked)
    }
    addEventListener('message', handleMessage)
    return () => removeEventListener('message', handleMessage)
  }, [onBlocked])
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ kind: 'mail', html, pictures }, '*')
  }, [ready, html, pictures])
  return (
    <chakra.div css={mailIframeCss}>
      <iframe
        ref={frame}
        title={title}
        src={images ? '/_mail?images' : '/_mail'}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        height={height}
        tabIndex={isStop ? undefined : -1}
      />
    </chakra.div>
  )
}
