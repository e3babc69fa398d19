import { useStore } from '@portal/remote-kit'
import { Card, ErrorPanel, Loading, Skeleton, Stack } from '@portal/ui'
import { shown } from '../mount/shown.ts'
import { useText } from '../texts.ts'
import { useScreenTitle } from './page-title.ts'

/** What stands in a screen's place before it comes, and in place of one that is slow or failed: its name, and a way on. */
export function ScreenFallback() {
  const view = useStore(shown)
  const text = useText()
  const screen = useScreenTitle()
  if (view?.state === 'loading')
    return (
      <Loading>
        <Stack gap={{ base: '4', md: '6' }}>
          <Skeleton h="176px" rounded="table" />
          <Skeleton h="232px" rounded="card" />
        </Stack>
      </Loading>
    )
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
