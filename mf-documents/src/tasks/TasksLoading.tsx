import { Grid, Loading, Skeleton } from '@portal/ui'

/** As large as what comes. */
export function TasksLoading() {
  return (
    <Loading>
      <Skeleton h="52px" w="560px" />
      <Skeleton h="52px" w="220px" mt="4" />
      <Grid gap="6" mt="4" gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0,1fr))' }}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} h="220px" rounded="card" />
        ))}
      </Grid>
    </Loading>
  )
}
