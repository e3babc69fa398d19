import { Loading, Skeleton } from '@portal/ui'

/** Keeps the room of a file while it is on its way. */
export const Waiting = () => (
  <Loading>
    <Skeleton h="60vh" />
  </Loading>
)
