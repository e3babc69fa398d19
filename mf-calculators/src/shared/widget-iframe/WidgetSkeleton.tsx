import { Card, Grid, Loading, Skeleton, Stack } from '@portal/ui'

const twoColumnTemplate = { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' }

export const WidgetSkeleton = () => (
  <Loading>
    <Grid gap={{ base: '4', md: '6' }} gridTemplateColumns={twoColumnTemplate}>
      <Card>
        <Stack gap="5">
          <Skeleton w="12em" h="24px" />
          {[0, 1, 2].map((field) => (
            <Stack gap="2" key={field}>
              <Skeleton w="10em" />
              <Skeleton h="52px" />
            </Stack>
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack gap="3">
          <Skeleton w="14em" h="24px" />
          <Skeleton w="20em" />
        </Stack>
      </Card>
    </Grid>
  </Loading>
)
