import { useLive } from '@portal/remote-kit'
import { Card, chakra, ErrorPanel, Loading, Skeleton, Stack } from '@portal/ui'
import { useCallback } from 'react'
import { outlet, shown } from '../mount/views.ts'

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', '& > *': { gridArea: '1 / 1' } }

/**
 * Where remotes' screens stand. What stands there before, or in place of one that failed, takes the same room, so that
 * nothing moves when the screen comes.
 */
export function Outlet() {
  const view = useLive(shown)
  const takeIn = useCallback((place: HTMLDivElement | null) => {
    place?.append(outlet)
  }, [])
  return (
    <chakra.div css={stacked}>
      <div ref={takeIn} />
      {view?.state === 'loading' && (
        <Loading>
          <Stack gap={{ base: '4', md: '6' }}>
            <Skeleton h="176px" rounded="table" />
            <Skeleton h="232px" rounded="card" />
          </Stack>
        </Loading>
      )}
      {view?.state === 'failed' && (
        <Card>
          <ErrorPanel onRetry={view.retry} />
        </Card>
      )}
    </chakra.div>
  )
}
