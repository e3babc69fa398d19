import type { CallResponse } from '@portal/contract/call'
import type { getDeskCustomers } from '@portal/contract/desk/desk-customer'
import { Button, Flex, Text } from '@portal/ui'
import { useText } from '../texts.ts'

interface PaginationProps {
  meta: CallResponse<typeof getDeskCustomers>['meta']
  onChange: (page: number) => void
}

/** Renders nothing if all items fit on one page. */
export function Pagination({ meta: { total, page, per_page: perPage }, onChange }: PaginationProps) {
  const text = useText()
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  return (
    <Flex as="nav" aria-label={text('pages')} gap="3" align="center" wrap="wrap">
      <Button
        kind="secondary"
        small
        aria-disabled={page === 1 || undefined}
        onClick={() => page > 1 && onChange(page - 1)}
      >
        {text('page_before')}
      </Button>
      <Text as="span" color="ink2">
        {text('page_of', { page, pages })}
      </Text>
      <Button
        kind="secondary"
        small
        aria-disabled={page >= pages || undefined}
        onClick={() => page < pages && onChange(page + 1)}
      >
        {text('page_after')}
      </Button>
    </Flex>
  )
}
