import { Box, Loading, Skeleton } from '@portal/ui'

export function TokenCheckSkeleton() {
  return (
    <Loading>
      <Box display="grid" gridTemplateColumns="minmax(0,1fr)" gap="6">
        <Skeleton w="240px" h="40px" />
        <Skeleton w="320px" />
        <Skeleton h="52px" />
        <Skeleton h="52px" />
        <Skeleton h="52px" />
      </Box>
    </Loading>
  )
}
