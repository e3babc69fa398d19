import { useLive } from '@portal/remote-kit'
import { Card, ErrorPanel, Loading, Skeleton } from '@portal/ui'
import { useCallback } from 'react'
import { outlet, shown } from '../mount/views.ts'

/** Where remotes' screens stand; while one is on its way its room is kept, and one that failed can be tried again. */
export function Outlet() {
  const view = useLive(shown)
  const takeIn = useCallback((place: HTMLDivElement | null) => {
    place?.append(outlet)
  }, [])
  return (
    <>
      <div ref={takeIn} />
      {view?.state === 'loading' && (
        <Loading>
          <Skeleton h="176px" rounded="table" />
          <Skeleton h="232px" rounded="card" />
        </Loading>
      )}
      {view?.state === 'failed' && (
        <Card>
          <ErrorPanel onRetry={view.retry} />
        </Card>
      )}
    </>
  )
}
