import { customerFilters, getDeskCustomers } from '@portal/contract/desk/customer'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Route, Routes } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, Page, SearchField, Stack, Tabs, Text } from '@portal/ui'
import { customersPath } from '../shared/paths.ts'
import { cardsSkeleton, listSkeleton } from '../shared/skeleton.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'
import { CustomersTable } from './CustomersTable.tsx'
import { Pages } from './Pages.tsx'
import { filterOf, useCustomerQuery } from './use-customer-query.ts'
import { Views } from './views/Views.tsx'

const Customer = lazyWithRetry(() => import(/* webpackChunkName: "customer" */ './file/Customer.tsx'), {
  waiting: () => <ScreenSkeleton of={cardsSkeleton} />,
})

/** Customers of the tenant, and the file of one. The search is kept in the address, for bookmarks and sharing. */
export default function CustomersScreen() {
  return (
    <Routes>
      <Route path={customersPath} element={<Customers />} />
      <Route path={`${customersPath}/:id`} element={<Customer />} />
    </Routes>
  )
}

function Customers() {
  const text = useText()
  const tenant = useTenantCode()
  const { query, typed, type, change } = useCustomerQuery()
  const customers = useCurrent(getDeskCustomers, { params: { tenant }, query: { ...query } })
  return (
    <Page>
      <SearchField label={text('customers_search')} value={typed} onChange={type} />
      <Views query={query} />
      <Tabs
        label={text('customers_which')}
        tabs={customerFilters.map((id) => ({ id, label: text(`filter_${id}`) }))}
        selected={query.filter}
        onSelect={(filter) => change({ filter: filterOf(filter), page: 1 })}
      >
        <QueryView
          read={customers}
          waiting={<ScreenSkeleton of={listSkeleton} />}
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
                <Pages meta={meta} onChange={(page) => change({ page })} />
              </Stack>
            )
          }
        </QueryView>
      </Tabs>
    </Page>
  )
}
