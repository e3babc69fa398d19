import { Box, Card, Loading, Skeleton } from '@portal/ui'

const rows = ['one', 'two', 'three', 'four']

/** A form that is on its way. */
export function FormLoading() {
  return (
    <Loading>
      <Card>
        <Skeleton h="32px" w="200px" mb="6" />
        {rows.map((row) => (
          <Box key={row} mb="6">
            <Skeleton h="20px" w="140px" mb="2" />
            <Skeleton h="52px" />
          </Box>
        ))}
        <Skeleton h="52px" w="180px" />
      </Card>
    </Loading>
  )
}
