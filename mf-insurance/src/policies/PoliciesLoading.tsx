import { Card, Grid, Loading, Page, Skeleton } from '@portal/ui'

/** The screen's outline while the policies are on their way. */
export function PoliciesLoading() {
  return (
    <Loading>
      <Page>
        <Grid
          gap={{ base: '4', md: '6' }}
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' }}
        >
          <Card minH={{ base: '360px', lg: '340px' }} display="grid" alignContent="start" gap="4">
            <Skeleton w="240px" h="24px" />
            <Skeleton w="180px" h="44px" />
            <Skeleton w="260px" />
            <Skeleton w="260px" />
          </Card>
          <Page>
            <Card minH="140px">
              <Skeleton w="200px" h="24px" />
            </Card>
            <Card minH="168px">
              <Skeleton w="200px" h="24px" />
            </Card>
          </Page>
        </Grid>
        <Skeleton w="220px" h="32px" />
        <Grid
          gap={{ base: '4', md: '6' }}
          gridTemplateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}
        >
          {[1, 2].map((card) => (
            <Skeleton key={card} h="228px" rounded="card" />
          ))}
        </Grid>
      </Page>
    </Loading>
  )
}
