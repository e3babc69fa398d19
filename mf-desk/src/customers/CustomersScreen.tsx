import type { CallResponse } from '@portal/contract/call'
import { customerFilters, getDeskCustomers } from '@portal/contract/desk/desk-customer'
import { QueryView } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { useMatch } from '@portal/remote-kit/router'
import { Button, Card, Flex, Page, SearchField, Stack, Tabs, Text } from '@portal/ui'
import { customersPath } from '../shared/desk-paths.ts'
import { cardsPlaceholder, listPlaceholder } from '../shared/placeholders.tsx'
import { useDeskData } from '../shared/use-desk-data.ts'
import { useText } from '../texts.ts'
import { CustomersTable } from './CustomersTable.tsx'
import { parseCustomerFilter, useCustomerQuery } from './use-customer-query.ts'
import { SavedViews } from './views/SavedViews.tsx'

interface PaginationProps {
  meta: CallResponse<typeof getDeskCustomers>['meta']
  onChange: (page: number) => void
}

/** Renders nothing if all items fit on one page. */
function Pagination({ meta: { total, page, per_page: perPage }, onChange }: PaginationProps) {
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

const CustomerFile = lazyWithRetry(
  () => import(/* webpackChunkName: "customer" */ './file/CustomerFile.tsx'),
  { placeholder: () => cardsPlaceholder },
)

/**
 * Screen with the list of the tenant's customers, or with the file of one customer. The search is part of the URL, so
 * that it can be bookmarked and shared.
 */
export default function CustomersScreen() {
  const isList = useMatch(customersPath)
  const id = useMatch(`${customersPath}/:id`)?.params.id
  if (id) return <CustomerFile key={id} id={id} />
  return isList && <CustomerList />
}

function CustomerList() {
  const text = useText()
  const { query, typed, type, change } = useCustomerQuery()
  const customers = useDeskData(getDeskCustomers, { query: { ...query } })
  return (
    <Page>
      <SearchField label={text('customers_search')} value={typed} onChange={type} />
      <SavedViews query={query} />
      <Tabs
        label={text('customers_which')}
        tabs={customerFilters.map((id) => ({ id, label: text(`filter_${id}`) }))}
        selected={query.filter}
        onSelect={(filter) => change({ filter: parseCustomerFilter(filter), page: 1 })}
      >
        <QueryView
          read={customers}
          placeholder={listPlaceholder}
          error={[text('customers_error')]}
          empty={{ title: text('customers_empty'), children: text('customers_empty_hint') }}
        >
          {({ data, meta }) =>
            data.length > 0 && (
              <Stack gap="3">
                <Text color="ink2" role="status">
                  {text('customers_count', { count: meta.total })}
                </Text>
                <Card>
                  <CustomersTable customers={data} />
                </Card>
                <Pagination meta={meta} onChange={(page) => change({ page })} />
              </Stack>
            )
          }
        </QueryView>
      </Tabs>
    </Page>
  )
}
