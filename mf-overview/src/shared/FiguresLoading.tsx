import { Card, Loading, Page, Skeleton, Stack, TableBlock } from '@portal/ui'
import { Split } from './Split.tsx'

/** The outline of a screen of one subject while its figures are on their way. */
export function FiguresLoading() {
  return (
    <Loading>
      <Page>
        <TableBlock>
          <Skeleton w="160px" my="1" />
          <Skeleton w="320px" h={{ base: '40px', md: '48px' }} />
          <Skeleton w="380px" my="1" />
        </TableBlock>
        <Split>
          <Card display="grid" gap="4" justifyItems="start">
            <Skeleton w="220px" h="28px" />
            <Skeleton w="240px" h="240px" rounded="full" />
            <Skeleton w="100%" h="96px" />
          </Card>
          <Card>
            <Skeleton w="180px" h="32px" mb="4" />
            <Stack gap="6">
              {[0, 1, 2, 3].map((row) => (
                <Skeleton key={row} w="100%" h="44px" />
              ))}
            </Stack>
          </Card>
        </Split>
      </Page>
    </Loading>
  )
}
