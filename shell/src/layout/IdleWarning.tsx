import { useStore } from '@portal/remote-kit'
import { Button, chakra, Heading, Text } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { type IdleWatch, watchIdle } from '../session/idle.ts'
import { lastActivity } from '../session/last-activity.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { useText } from '../texts.ts'
import { useShell } from './context.tsx'

const css = {
  m: 'auto',
  p: '8',
  maxW: 'min(440px, calc(100vw - 32px))',
  bg: 'card',
  color: 'ink',
  rounded: 'card',
  shadow: 'float',
  '&::backdrop': { background: 'rgb(20 18 30/.45)' },
}

/** User events that count as activity. */
const activityEvents = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

function useIdleWatch(): IdleWatch | null {
  const { session } = useShell()
  const [watch, setWatch] = useState<IdleWatch | null>(null)
  useEffect(() => {
    const end = () => {
      sessionEnded.tell('idle')
      void session.signOut()
    }
    const started = watchIdle({ last: lastActivity, now: Date.now, onEnd: end })
    for (const name of activityEvents) addEventListener(name, started.sign, { passive: true })
    setWatch(started)
    return () => {
      started.stop()
      for (const name of activityEvents) removeEventListener(name, started.sign)
    }
  }, [session])
  return watch
}

/**
 * Asks an inactive customer whether they are still there; any key continues the session (trust D5). Uses the native
 * dialog: Ark's would have to load 23 kB (brotli) first, possibly without a connection.
 */
export function IdleWarning() {
  const watch = useIdleWatch()
  return watch && <Warning watch={watch} />
}

function Warning({ watch }: { watch: IdleWatch }) {
  const left = useStore(watch.endsIn)
  const dialog = useRef<HTMLDialogElement>(null)
  const text = useText()
  const isWarning = left !== null
  useEffect(() => {
    if (isWarning) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isWarning])
  return (
    <chakra.dialog ref={dialog} css={css} aria-labelledby="idle-title" onClose={watch.stay}>
      <Heading level={2} id="idle-title">
        {text('idle_title')}
      </Heading>
      <Text my="3">{text('idle_hint', { seconds: Math.ceil((left ?? 0) / 1000) })}</Text>
      <Button autoFocus onClick={watch.stay}>
        {text('idle_stay')}
      </Button>
    </chakra.dialog>
  )
}
