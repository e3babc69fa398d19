import { Loading, Page, Skeleton, TableBlock } from '@portal/ui'

/** The screen's outline while the damage reports are on their way. */
export function DamagesLoading() {
  return (
    <Loading>
      <Page>
        <TableBlock>
          <Skeleton w="220px" h="32px" />
          <Skeleton w="320px" />
          <Skeleton w="180px" h="52px" mt="2" />
        </TableBlock>
        {[1, 2].map((card) => (
          <Skeleton key={card} h="260px" rounded="card" />
        ))}
      </Page>
    </Loading>
  )
}
