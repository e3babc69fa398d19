import { Loading, Skeleton } from '@portal/ui'

/** Reserves the space of a loading file. */
export const FileSkeleton = () => (
  <Loading>
    <Skeleton h="60vh" />
  </Loading>
)
