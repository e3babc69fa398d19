import { Card, Loading, Page, Skeleton, TableBlock } from '@portal/ui'

/** The screen's outline while the mortgages are on their way. */
export function MortgagesLoading() {
  return (
    <Loading>
      <Page>
        <TableBlock>
          <Skeleton w="120px" my="1" />
          <Skeleton w="300px" h={{ base: '40px', md: '48px' }} />
          <Skeleton w="420px" my="1" />
        </TableBlock>
        <Card
          minH={{ base: '386px', md: '300px', lg: '236px' }}
          display="grid"
          gridTemplateColumns="minmax(0,1fr)"
          alignContent="start"
          gap="4"
        >
          <Skeleton w="260px" h="24px" />
          <Skeleton w="340px" />
          <Skeleton w="480px" h="48px" />
          <Skeleton w="560px" h="12px" />
        </Card>
      </Page>
    </Loading>
  )
}
