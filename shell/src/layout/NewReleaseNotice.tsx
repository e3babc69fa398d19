import { useStore } from '@portal/remote-kit'
import { Button, Flex, Notice, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { fetchCurrentRelease, watchRelease } from '../registry/release-watch.ts'
import { useText } from '../texts.ts'
import { useShell } from './shell-context.tsx'

/** Announces a newer release on a page that has been open for a long time; the page does not reload by itself. */
export function NewReleaseNotice() {
  const { page, routing } = useShell()
  const text = useText()
  const [watch] = useState(() =>
    watchRelease({ pageRelease: page.edition, fetchRelease: fetchCurrentRelease, now: Date.now }),
  )
  const newer = useStore(watch.newer)
  useEffect(() => {
    const checkReleaseIfVisible = () => document.visibilityState === 'visible' && watch.check()
    document.addEventListener('visibilitychange', checkReleaseIfVisible)
    const stop = routing.destination.subscribe(checkReleaseIfVisible)
    return () => {
      document.removeEventListener('visibilitychange', checkReleaseIfVisible)
      stop()
    }
  }, [watch, routing])
  return (
    <div role="status">
      {newer && (
        <Notice mb="6" _print={{ display: 'none' }}>
          <Flex gap="4" align="center" justify="space-between" wrap="wrap">
            <Text>{text('new_edition')}</Text>
            <Button kind="secondary" onClick={() => location.reload()}>
              {text('new_edition_reload')}
            </Button>
          </Flex>
        </Notice>
      )}
    </div>
  )
}
