import { customerFilters, getDeskCustomers } from '@portal/contract/desk/desk-customer'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Route, Routes } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, Page, SearchField, Stack, Tabs, Text } from '@portal/ui'
import { customersPath } from '../shared/desk-paths.ts'
import { cardsSkeleton, listSkeleton } from '../shared/desk-skeletons.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { CustomersTable } from './CustomersTable.tsx'
import { Pagination } from './Pagination.tsx'
import { parseCustomerFilter, useCustomerQuery } from './use-customer-query.ts'
import { SavedViews } from './views/SavedViews.tsx'

const CustomerFromUrl = lazyWithRetry(
  () => import(/* webpackChunkName: "customer" */ './file/CustomerFromUrl.tsx'),
  {
    placeholder: () => <ScreenSkeleton of={cardsSkeleton} />,
  },
)

/**
 * Screen with the list of the tenant's customers, or with the file of one customer. The search is part of the URL, so
 * that it can be bookmarked and shared.
 */
export default function CustomersScreen() {
  return (
    <Routes>
      <Route path={customersPath} element={<CustomerList />} />
      <Route path={`${customersPath}/:id`} element={<CustomerFromUrl />} />
    </Routes>
  )
}

function CustomerList() {
  const text = useText()
  const tenant = useTenantCode()
  const { query, typed, type, change } = useCustomerQuery()
  const customers = useCurrentData(getDeskCustomers, { params: { tenant }, query: { ...query } })
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
          placeholder={<ScreenSkeleton of={listSkeleton} />}
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
