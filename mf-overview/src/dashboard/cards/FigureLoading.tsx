import { Card, Flex, Loading, Skeleton, Stack } from '@portal/ui'

/** The outline of a figure card with a ring, in its size. */
export function FigureLoading() {
  return (
    <Card minH={{ base: '252px', lg: '292px' }}>
      <Loading>
        <Skeleton w="240px" h="24px" />
        <Flex gap="6" justify="space-between" align="flex-start">
          <Stack gap="3" flex="1" minW="0">
            <Skeleton w="180px" h="40px" />
            <Skeleton w="160px" />
            <Skeleton w="100%" h="24px" mt="2" />
            <Skeleton w="100%" h="24px" />
          </Stack>
          <Skeleton
            w={{ base: '72px', md: '104px', lg: '168px' }}
            h={{ base: '72px', md: '104px', lg: '168px' }}
            rounded="full"
            flex="none"
          />
        </Flex>
      </Loading>
    </Card>
  )
}
