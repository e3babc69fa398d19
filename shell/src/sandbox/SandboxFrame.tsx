import { sandboxPath } from '@portal/contract/sandbox'
import type { Portal } from '@portal/remote-kit/portal'
import { chakra, Skeleton } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { connect } from './connect.ts'
import type { SandboxedRemote, SandboxPage } from './page.ts'
import { type Box, useCover } from './use-cover.ts'

/** Room that is kept until the frame says how tall it is, in pixels. */
const room = 240

export interface Props {
  remote: SandboxedRemote
  view: string
  title: string
  /** What the slot passes; of a screen nothing. */
  passed: object
  portal: Portal
  page: SandboxPage
}

const place = {
  position: 'relative',
  width: '100%',
  '& > iframe': { background: 'transparent', colorScheme: 'normal' },
}
const lying = { width: '100%', height: '100%' }
const over = ({ top, left, width, height }: Box) => ({
  position: 'fixed' as const,
  zIndex: 30,
  top: `${top}px`,
  left: `${left}px`,
  width: `${width}px`,
  height: `${height}px`,
})

/**
 * A view of a remote in a frame of no origin: it reaches nothing of the page but by what `connect` serves. One that does not come, or
 * says too much, is taken away, and fails as any view does.
 */
export function SandboxFrame({ remote, view, title, passed, portal, page }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [shown, setShown] = useState(false)
  const [height, setHeight] = useState(room)
  const [isOver, setOver] = useState(false)
  const [line, setLine] = useState<ReturnType<typeof connect> | null>(null)
  const latest = useRef(passed)
  latest.current = passed
  useEffect(() => {
    if (!frame.current) return
    const connected = connect({
      frame: frame.current,
      remote,
      view,
      props: latest.current,
      portal,
      page,
      onFail: setFailure,
      show: (message) => {
        if (message.kind === 'shown') setShown(true)
        else if (message.kind === 'height') setHeight(message.px)
        else if (message.kind === 'over') setOver(message.open)
        else if (message.kind === 'active')
          frame.current?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      },
    })
    setLine(connected)
    return connected.end
  }, [remote, view, portal, page])
  const { box, within } = useCover(frame, isOver)
  useEffect(() => line?.post({ kind: 'place', place: within }), [line, within])
  useEffect(() => line?.post({ kind: 'props', props: passed }), [line, passed])
  if (failure) throw failure
  return (
    <chakra.div css={place} style={{ height: `${height}px` }}>
      <iframe
        ref={frame}
        title={title}
        src={sandboxPath(remote)}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        allow=""
        style={box ? over(box) : lying}
      />
      {!shown && (
        <chakra.div position="absolute" css={{ inset: 0 }}>
          <Skeleton h="100%" />
        </chakra.div>
      )}
    </chakra.div>
  )
}
