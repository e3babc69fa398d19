import { useStore } from '@portal/remote-kit'
import { Card, ErrorPanel } from '@portal/ui'
import { isWaiting } from '../mount/outlet.ts'
import { shown } from '../mount/shown.ts'
import { useText } from '../texts.ts'
import { useIsHydrated } from './hydration-boundary.tsx'
import { useScreenTitle } from './page-title.ts'
import { ScreenWaiting } from './ScreenWaiting.tsx'

/** Shown instead of a screen that is loading, slow or failed: its name and a retry button. */
export function ScreenFallback() {
  const state = useStore(shown)
  const view = useIsHydrated() ? state : null
  const text = useText()
  const screen = useScreenTitle()
  if (view?.state === 'loading') return isWaiting() ? null : <ScreenWaiting />
  if (view?.state === 'slow' || view?.state === 'failed')
    return (
      <Card>
        <ErrorPanel title={text(`screen_${view.state}`, { screen })} onRetry={view.retry}>
          {text(`screen_${view.state}_hint`)}
        </ErrorPanel>
      </Card>
    )
  return null
}
