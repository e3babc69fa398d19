import { Flex, Skeleton, Stack } from '@portal/ui'
import type { DonutProps } from '@portal/ui/charts'
import { DefinitionRows } from './definition-rows.tsx'
import { type LazyComponent, lazyWithRetry } from './lazy-with-retry.tsx'

/**
 * Ring chart of shares, whose code loads after the figures; props as of `Donut` in `@portal/ui/charts`. If it cannot load,
 * its values are listed.
 */
export const LazyDonut: LazyComponent<DonutProps> = lazyWithRetry(
  async () => ({ default: (await import('@portal/ui/charts')).Donut }),
  {
    placeholder: ({ slices }) => <DonutSkeleton parts={Math.min(6, slices.length)} />,
    fallback: ({ slices, format }) => (
      <DefinitionRows
        rows={slices.map(({ id, label, value }) => ({ key: id, label, value: format(value) }))}
      />
    ),
  },
)

function DonutSkeleton({ parts }: { parts: number }) {
  return (
    <Stack gap="4">
      <Flex wrap="wrap" align="center" gap="4px 24px">
        <Skeleton w="240px" h="240px" rounded="full" />
        <Stack gap="0" flex="1 1 200px">
          {Array.from({ length: parts }, (_, part) => (
            <Skeleton key={part} h="16px" my="1" />
          ))}
        </Stack>
      </Flex>
      <Skeleton w="140px" h="44px" />
    </Stack>
  )
}
