import { Card, Grid, Loading, Skeleton } from '@portal/ui'

/** As large as what comes. */
export function InboxLoading() {
  return (
    <Loading>
      <Grid gap={{ base: '4', md: '6' }} gridTemplateColumns={{ base: '1fr', lg: '368px minmax(0,1fr)' }}>
        <Card p="3.5">
          <Skeleton h="52px" maxW="320px" />
          <Skeleton h="52px" mt="3" />
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} h="76px" mt="3" />
          ))}
        </Card>
        <Card display={{ base: 'none', lg: 'block' }}>
          <Skeleton h="32px" w="60%" />
          <Skeleton h="48px" w="40%" mt="4" />
          <Skeleton h="280px" mt="6" />
        </Card>
      </Grid>
    </Loading>
  )
}
