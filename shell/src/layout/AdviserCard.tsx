import type { Customer } from '@portal/contract/customer'
import type { Tenant } from '@portal/contract/tenant'
import { findCustomerOffice } from '@portal/domain/tenant-office'
import { Anchor, Avatar, chakra, Flex, Icon, Text } from '@portal/ui'
import { useText } from '../texts.ts'

const cardCss = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  columnGap: '3',
  alignItems: 'center',
  px: '4',
  pt: '3',
  pb: '1',
  bg: 'card',
  rounded: 'card',
  borderWidth: '1px',
  borderColor: 'line',
}
const linkCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '44px',
  color: 'link',
  fontWeight: 500,
  textDecoration: 'none',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
}

interface AdviserCardProps {
  tenant: Tenant
  customer: Customer
  /** Path of the contact screen; undefined if the customer has no contact screen. */
  contact: string | undefined
}

export function AdviserCard({ tenant, customer, contact }: AdviserCardProps) {
  const text = useText()
  const { advisor } = customer
  const name = advisor?.full_name ?? tenant.name
  const phone = advisor?.phone ?? findCustomerOffice(tenant.offices, customer)?.phone
  return (
    <chakra.section css={cardCss} aria-label={text(advisor ? 'adviser' : 'office')}>
      <Avatar name={name} picture={advisor?.avatar ?? null} size={44} />
      <div>
        <Text fontWeight={600} overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="meta" color="ink2">
          {text(advisor ? 'adviser' : 'office')}
        </Text>
      </div>
      <Flex gridColumn="1 / -1" wrap="wrap" columnGap="4" mt="1">
        {phone && (
          <chakra.a css={linkCss} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" size={20} />
            {phone}
          </chakra.a>
        )}
        {contact && (
          <Anchor css={linkCss} href={contact}>
            <Icon name="chat" size={20} />
            {text('message_short')}
          </Anchor>
        )}
      </Flex>
    </chakra.section>
  )
}
