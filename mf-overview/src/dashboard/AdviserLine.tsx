import type { Customer } from '@portal/contract/customer'
import { findCustomerOffice } from '@portal/domain/tenant-office'
import { useRoutePath, useTenant } from '@portal/remote-kit'
import { Avatar, Box, ButtonLink, Flex, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** On phones only the icon is visible. */
const adviserLinkCss = {
  px: { base: '2.5', md: '4' },
  '& > span': { display: { base: 'none', md: 'inline' } },
}

/** Line with the adviser, or with the tenant if there is no adviser, and links to call and write. */
export function AdviserLine({ customer }: { customer: Customer | null }) {
  const text = useText()
  const tenant = useTenant()
  const contact = useRoutePath('contact')
  const adviser = customer?.advisor ?? null
  const name = adviser?.full_name ?? tenant?.name ?? ''
  const phone = adviser?.phone ?? findCustomerOffice(tenant?.offices ?? [], customer)?.phone
  return (
    <Flex gap="8px 16px" align="center" wrap="wrap">
      <Flex gap="3" align="center" minW="0" flex={{ base: '1 1 9rem', md: '0 1 auto' }}>
        <Avatar name={name} picture={adviser?.avatar} size={48} />
        <Box minW="0">
          <Text fontWeight={600} overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="meta" color="ink2">
            {text(adviser ? 'adviser' : 'your_office')}
          </Text>
        </Box>
      </Flex>
      <Flex gap="2">
        {phone && (
          <ButtonLink
            small
            icon="phone"
            css={adviserLinkCss}
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            aria-label={text('call_label', { name, phone })}
          >
            <span>{text('call')}</span>
          </ButtonLink>
        )}
        {contact && (
          <ButtonLink
            small
            icon="chat"
            css={adviserLinkCss}
            href={contact}
            aria-label={text('write_label', { name })}
          >
            <span>{text('write')}</span>
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  )
}
