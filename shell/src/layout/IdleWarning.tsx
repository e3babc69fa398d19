import { useStore } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { type IdleWatch, watchIdle } from '../session/idle-watch.ts'
import { lastActivity } from '../session/last-activity.ts'
import { sessionEndReasonStore } from '../session/session-end-reason.ts'
import { useText } from '../texts.ts'
import { MessageDialog } from './MessageDialog.tsx'
import { useShell } from './shell-context.tsx'

const activityEvents = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

function useIdleWatch(): IdleWatch | null {
  const { session } = useShell()
  const [watch, setWatch] = useState<IdleWatch | null>(null)
  useEffect(() => {
    const endIdleSession = () => {
      sessionEndReasonStore.record('idle')
      void session.signOut()
    }
    const started = watchIdle({ last: lastActivity, now: Date.now, onEnd: endIdleSession })
    for (const name of activityEvents) addEventListener(name, started.recordActivity, { passive: true })
    setWatch(started)
    return () => {
      started.stop()
      for (const name of activityEvents) removeEventListener(name, started.recordActivity)
    }
  }, [session])
  return watch
}

/** Asks an inactive customer whether they are still there; any key continues the session (trust D5). */
export function IdleWarning() {
  const watch = useIdleWatch()
  return watch && <IdleWarningDialog watch={watch} />
}

function IdleWarningDialog({ watch }: { watch: IdleWatch }) {
  const left = useStore(watch.timeLeftMs)
  const text = useText()
  return (
    <MessageDialog title={text('idle_title')} action={text('idle_stay')} onClose={watch.stay}>
      {left === null ? null : text('idle_hint', { seconds: Math.ceil(left / 1000) })}
    </MessageDialog>
  )
}
