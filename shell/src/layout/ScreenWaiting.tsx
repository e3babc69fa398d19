import { Loading, Skeleton, Stack } from '@portal/ui'

/** What stands in a screen's place while its code is on its way. */
export function ScreenWaiting() {
  return (
    <Loading>
      <Stack gap={{ base: '4', md: '6' }}>
        <Skeleton h="176px" rounded="table" />
        <Skeleton h="232px" rounded="card" />
      </Stack>
    </Loading>
  )
}
