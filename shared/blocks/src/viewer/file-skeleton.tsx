import { Loading, Skeleton } from '@portal/ui'

export const FileSkeleton = () => (
  <Loading>
    <Skeleton h="60vh" />
  </Loading>
)
