import type { ListedCustomer } from '@portal/contract/desk/desk-customer'
import { formatShortDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { StaffTable } from '@portal/remote-kit/staff'
import { Badge, Flex, Link, Text } from '@portal/ui'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'

export function CustomersTable({ customers }: { customers: readonly ListedCustomer[] }) {
  const text = useText()
  return (
    <StaffTable columns={[text('customer'), text('born'), text('town'), text('state'), text('last_seen')]}>
      {customers.map((customer) => (
        <CustomerRow key={customer.id} customer={customer} />
      ))}
    </StaffTable>
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
