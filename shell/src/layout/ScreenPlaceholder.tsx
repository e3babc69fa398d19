import { Loading, Skeleton, Stack } from '@portal/ui'

export function ScreenPlaceholder() {
  return (
    <Loading>
      <Stack gap={{ base: '4', md: '6' }}>
        <Skeleton h="176px" rounded="table" />
        <Skeleton h="232px" rounded="card" />
      </Stack>
    </Loading>
  )
}
