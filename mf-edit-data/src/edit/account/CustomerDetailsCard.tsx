import type { Customer } from '@portal/contract/customer'
import { getLivingDetails } from '@portal/contract/living-details'
import { isFirstResponsePending, useCurrentData } from '@portal/remote-kit'
import { EditLink } from '@portal/remote-kit/edit-link'
import { type EditCategory, useEditPath } from '@portal/remote-kit/edit-path'
import { Box, Card, FactRow, Heading, Text } from '@portal/ui'
import { formatPhone } from '../../shared/edit/form-changes.ts'
import { formatAddress } from '../../shared/format-address.ts'
import { useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'

/** Name and contact data, each with an edit link (EDIT-16). */
export function CustomerDetailsCard({ customer }: { customer: Customer }) {
  const text = useText()
  const { editable } = useHousehold()
  const living = useCurrentData(getLivingDetails)
  const address = formatAddress(living.data?.data?.property ?? null)
  return (
    <Card>
      <Heading level={2} textStyle="subsection">
        {text('account_details')}
      </Heading>
      <Text color="ink2" mt="1" mb="4">
        {text('contact_intro')}
      </Text>
      <dl>
        <CustomerDetail
          term={text('name')}
          value={customer.full_name}
          category="personalia"
          item="first_name"
        />
        <CustomerDetail
          term={text('mobile')}
          value={formatPhone(customer.mobile ?? '')}
          category="contactDetails"
          item="mobile"
        />
        <FactRow term={text('email')} about={text('email_hint')}>
          {customer.email_address || text('edit_nothing')}
        </FactRow>
        {!isFirstResponsePending(living) && !living.isError && (
          <CustomerDetail term={text('address')} value={address} category="living" item="postal_code" />
        )}
        {editable && (
          <CustomerDetail
            term={text('mobile_of', { name: editable.first_name ?? text('person_partner') })}
            value={formatPhone(editable.mobile ?? '')}
            category="personalia"
            item="partner.mobile"
            ofPartner
          />
        )}
      </dl>
    </Card>
  )
}

interface CustomerDetailProps {
  term: string
  value: string
  category: EditCategory
  item: string
  ofPartner?: boolean
}

function CustomerDetail({ term, value, category, item, ofPartner = false }: CustomerDetailProps) {
  const text = useText()
  const href = useEditPath(category, { item, ofPartner })
  return (
    <FactRow term={term}>
      {value || text('edit_nothing')}
      <Box>
        <EditLink atEnd href={href} label={text('edit_it', { what: term })}>
          {text('edit_link')}
        </EditLink>
      </Box>
    </FactRow>
  )
}
