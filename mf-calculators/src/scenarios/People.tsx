import type { Customer } from '@portal/contract/customer'
import type { Family } from '@portal/contract/family'
import { Avatar, Box, Flex, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { columns } from './scenario-columns.ts'

interface Props {
  customer: Customer
  partner: Family['partner']
}

/** Column headings with the names of the persons; on narrow screens each verdict has the name instead. */
export function People({ customer, partner }: Props) {
  const text = useText()
  if (!partner) return null
  return (
    <Box
      css={columns(2)}
      px="6"
      mb="3"
      alignItems="end"
      display={{ base: 'none', lg: 'grid' }}
      aria-hidden="true"
      _print={{ display: 'none' }}
    >
      <Text textStyle="meta" color="ink2">
        {text('scenario_what')}
      </Text>
      {[customer, partner].map((person) => (
        <Flex key={person.id} align="center" gap="3">
          <Avatar name={person.full_name} picture={person.avatar} />
          <Text fontWeight={600} minW="0">
            {text('scenario_happens_to', { name: person.first_name ?? person.full_name })}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}
