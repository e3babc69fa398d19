import { useStore } from '@portal/remote-kit'
import { Card, ErrorPanel, Loading, Skeleton, Stack } from '@portal/ui'
import { isSkeletonShown, shownScreen } from '../mount/outlet.ts'
import { useText } from '../texts.ts'
import { useIsHydrated } from './hydration.tsx'
import { useScreenTitle } from './page-title.ts'

export function ScreenFallback() {
  const state = useStore(shownScreen)
  const view = useIsHydrated() ? state : null
  const text = useText()
  const screen = useScreenTitle()
  if (view?.state === 'loading') return isSkeletonShown() ? null : <ScreenPlaceholder />
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

export function ScreenPlaceholder() {
  return (
    <Loading>
      <Stack gap={{ base: '4', md: '6' }}>
        <Skeleton h="176px" rounded="table" />
        <Skeleton h="232px" rounded="card" />
      </Stack>
    </Loading>
  )
}
