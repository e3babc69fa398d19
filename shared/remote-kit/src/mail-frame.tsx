import { chakra } from '@portal/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Props {
  /** What the frame is called. */
  title: string
  html: string
  /** Pictures that came with the mail, by their content id, as `data:` addresses. */
  pictures: Readonly<Record<string, string>>
  /** Whether pictures from elsewhere may be loaded. */
  images: boolean
  /** Hears how many things from elsewhere were left out. */
  onBlocked: (count: number) => void
}

/** Tallest a mail is shown, in pixels: a mail cannot make the page endless. */
const tallest = 20_000

/** A mail is made for white paper, with room around it where the page is dark. */
const css = {
  '& iframe': { width: '100%', background: '#fff', boxShadow: '0 0 0 8px var(--plate, transparent)' },
}

/**
 * A mail's HTML in a frame of its own: another document with its own policy, no origin and no way out. The frame
 * cleans what it is handed; only what comes from that very frame is listened to, and only numbers. A mail in which there
 * is nothing to reach by keyboard is passed over, since the focus would be out of sight in it.
 */
export function MailFrame({ title, html, pictures, images, onBlocked }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(160)
  const [isStop, setStop] = useState(true)
  const [ready, setReady] = useState(false)
  // As the frame is put into the page: it asks for the mail once, and may do so before a paint.
  useLayoutEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data?.kind === 'ready') setReady(true)
      if (data?.kind === 'height' && data.height > 0) setHeight(Math.min(tallest, Math.ceil(data.height)))
      if (data?.kind === 'height') setStop(data.stops !== 0)
      if (data?.kind === 'shown' && Number.isInteger(data.blocked)) onBlocked(data.blocked)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onBlocked])
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage({ kind: 'mail', html, pictures }, '*')
  }, [ready, html, pictures])
  return (
    <chakra.div css={css}>
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
