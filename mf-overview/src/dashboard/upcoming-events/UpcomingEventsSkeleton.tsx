import { Card, Loading, Skeleton } from '@portal/ui'

export function UpcomingEventsSkeleton() {
  return (
    <Card minH="380px">
      <Loading>
        <Skeleton h="28px" w="200px" />
        <Skeleton h="52px" mt="4" />
        <Skeleton h="52px" mt="3" />
        <Skeleton h="52px" mt="3" />
        <Skeleton h="52px" mt="3" />
      </Loading>
    </Card>
  )
}
