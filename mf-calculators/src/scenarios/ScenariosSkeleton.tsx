import { Card, Loading, Page, PageSummary, Skeleton } from '@portal/ui'

const skeletonScenarios = ['retirement', 'death', 'incapacitated', 'unemployment']

export function ScenariosSkeleton() {
  return (
    <Loading>
      <Page>
        <PageSummary>
          <Skeleton w="480px" h={{ base: '56px', md: '32px' }} />
          <Skeleton w="400px" my="1" />
          <Skeleton w="240px" h="52px" mt="2" />
        </PageSummary>
        {skeletonScenarios.map((row) => (
          <Card key={row} minH={{ base: '600px', lg: '260px' }} display="grid" alignContent="start" gap="4">
            <Skeleton w="220px" h="24px" />
            <Skeleton w="180px" h="24px" />
            <Skeleton w="420px" h="88px" />
            <Skeleton w="300px" />
          </Card>
        ))}
      </Page>
    </Loading>
  )
}
