import type { Customer } from '@portal/contract/customer'
import type { Family } from '@portal/contract/family'
import { Avatar, Box, Flex, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { getScenarioColumnsCss } from './scenario-columns.ts'

interface PersonColumnHeadingsProps {
  customer: Customer
  partner: Family['partner']
}

/** Column headings with the persons' names. On narrow screens each verdict shows the name instead. */
export function PersonColumnHeadings({ customer, partner }: PersonColumnHeadingsProps) {
  const text = useText()
  if (!partner) return null
  return (
    <Box
      css={getScenarioColumnsCss(2)}
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
