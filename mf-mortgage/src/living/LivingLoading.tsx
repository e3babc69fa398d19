import { Card, Grid, Loading, Page, Skeleton } from '@portal/ui'

/** The screen's outline while the home is on its way. */
export function LivingLoading() {
  return (
    <Loading>
      <Page>
        <Card p="0" minH={{ base: '360px', lg: '280px' }} display="grid" alignContent="center">
          <Grid gap="3" p="8" gridTemplateColumns="minmax(0,1fr)">
            <Skeleton w="320px" h="40px" />
            <Skeleton w="200px" h="28px" />
            <Skeleton w="240px" />
          </Grid>
        </Card>
        <Grid
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' }}
        >
          {[0, 1].map((card) => (
            <Card key={card} minH="260px" display="grid" alignContent="start" gap="4">
              <Skeleton w="220px" h="24px" />
              <Skeleton w="200px" h="44px" />
              <Skeleton w="280px" />
            </Card>
          ))}
        </Grid>
      </Page>
    </Loading>
  )
}
