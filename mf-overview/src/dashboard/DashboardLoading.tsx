import { Box, Grid, Loading, Page, Skeleton } from '@portal/ui'
import { FigureLoading } from './cards/FigureLoading.tsx'
import { pair } from './layout.ts'

/** The dashboard's outline while it is not known what is on it. */
export function DashboardLoading() {
  return (
    <Loading>
      <Page>
        <Box
          bg="wall"
          rounded="table"
          minH={{ base: '560px', md: '516px', lg: '470px' }}
          p={{ base: '5', md: '10' }}
        >
          <Skeleton w="200px" h="64px" />
          <Skeleton w="260px" h="28px" mt="4" />
          <Skeleton w="520px" h="68px" mt="4" />
          <Skeleton w="220px" h="52px" mt="4" rounded="card" />
        </Box>
        <Grid css={pair}>
          <FigureLoading />
          <FigureLoading />
        </Grid>
      </Page>
    </Loading>
  )
}
