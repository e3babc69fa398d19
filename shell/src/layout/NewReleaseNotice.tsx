import { Button, Flex, Notice, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useText } from '../texts.ts'
import { useShell } from './shell-context.tsx'

const minCheckIntervalMs = 5 * 60_000

/** Fetches the id of the release that a newly opened page would use; null if the request fails. */
async function fetchCurrentRelease(): Promise<string | null> {
  const response = await fetch('/_edition').catch(() => null)
  return response?.ok ? (await response.json()).edition : null
}

/** Whether there is a newer release. Checked at most every five minutes, when the customer is active. */
function useHasNewerRelease(): boolean {
  const { page, routing } = useShell()
  const [isNewer, setIsNewer] = useState(false)
  useEffect(() => {
    if (isNewer) return
    let lastCheck = Date.now()
    const checkRelease = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < minCheckIntervalMs) return
      lastCheck = Date.now()
      const release = await fetchCurrentRelease()
      if (release !== null && release !== page.edition) setIsNewer(true)
    }
    document.addEventListener('visibilitychange', checkRelease)
    const stop = routing.destination.subscribe(checkRelease)
    return () => {
      document.removeEventListener('visibilitychange', checkRelease)
      stop()
    }
  }, [isNewer, page, routing])
  return isNewer
}

/** Announces a newer release on a page that has been open for a long time; the page does not reload by itself. */
export function NewReleaseNotice() {
  const text = useText()
  return (
    <div role="status">
      {useHasNewerRelease() && (
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
