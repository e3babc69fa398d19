import { chakra } from '../system/styled.tsx'

/** Number of new items, as a badge. Numbers above 99 are shown as "99+". */
export function CountBadge({ count }: { count: number }) {
  return (
    <chakra.span
      display="inline-block"
      minW="1.375rem"
      h="1.375rem"
      px="1.5"
      rounded="full"
      bg="accent"
      color="on-accent"
      boxShadow="inset 0 0 0 1.5px var(--edge)"
      fontSize=".8125rem"
      lineHeight="1.375rem"
      fontWeight={600}
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </chakra.span>
  )
}
