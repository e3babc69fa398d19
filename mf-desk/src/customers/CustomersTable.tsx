import type { ListedCustomer } from '@portal/contract/desk/desk-customer'
import { formatShortDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { staffTableCss, staffTableScrollCss } from '@portal/remote-kit/staff'
import { Badge, Box, chakra, Flex, Link, Text } from '@portal/ui'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'

export function CustomersTable({ customers }: { customers: readonly ListedCustomer[] }) {
  const text = useText()
  return (
    <Box css={staffTableScrollCss}>
      <chakra.table css={staffTableCss}>
        <thead>
          <tr>
            <th scope="col">{text('customer')}</th>
            <th scope="col">{text('born')}</th>
            <th scope="col">{text('town')}</th>
            <th scope="col">{text('state')}</th>
            <th scope="col">{text('last_seen')}</th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

function CustomerRow({ customer }: { customer: ListedCustomer }) {
  const text = useText()
  const { language } = useLanguage()
  const formatDateTime = useFormatDateTime()
  const {
    id,
    name,
    username,
    email,
    date_of_birth: born,
    city,
    waiting,
    locked,
    last_seen_at: seen,
  } = customer
  return (
    <tr>
      <th scope="row">
        <Link href={getCustomerPath(id)}>{name}</Link>
        <Text textStyle="meta" color="ink2" fontWeight={400}>
          {email ?? username}
        </Text>
      </th>
      <td>{formatShortDate(born, language) ?? ''}</td>
      <td lang="nl">{city}</td>
      <td>
        <Flex gap="2" wrap="wrap">
          {waiting > 0 && <Badge status="warn">{text('waiting_count', { count: waiting })}</Badge>}
          {locked && <Badge icon="lock">{text('locked')}</Badge>}
        </Flex>
      </td>
      <td>{seen ? formatDateTime(seen) : <Text color="ink2">{text('never_seen')}</Text>}</td>
    </tr>
  )
}
