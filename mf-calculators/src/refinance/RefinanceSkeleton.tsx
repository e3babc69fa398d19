import { Card, Loading, Page, PageSummary, Skeleton } from '@portal/ui'

export function RefinanceSkeleton() {
  return (
    <Loading>
      <Page>
        <PageSummary>
          <Skeleton w="520px" h={{ base: '56px', md: '32px' }} />
          <Skeleton w="360px" my="1" />
        </PageSummary>
        <Card minH={{ base: '560px', md: '320px' }} display="grid" alignContent="start" gap="4">
          <Skeleton w="240px" h="24px" />
          <Skeleton w="100%" h="52px" />
          <Skeleton w="100%" h="52px" />
        </Card>
        {['first', 'second'].map((row) => (
          <Card key={row} minH={{ base: '260px', md: '120px' }} display="grid" alignContent="start" gap="4">
            <Skeleton w="240px" h="24px" />
            <Skeleton w="420px" />
          </Card>
        ))}
      </Page>
    </Loading>
  )
}
