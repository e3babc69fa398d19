import type { Customer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { QueryView, useRead } from '@portal/remote-kit'
import { Avatar, Box, chakra, Flex, Loading, Skeleton, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

const householdPeopleCss = {
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: {
    base: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    lg: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  },
}

/** The people in the customer file: the customer, the partner and the children (DASH-17). */
export function HouseholdPeople({ customer }: { customer: Customer | null }) {
  const text = useText()
  const family = useRead(getFamily)
  return (
    <QueryView
      framed={false}
      read={family}
      placeholder={
        <Loading>
          <Skeleton h="44px" />
        </Loading>
      }
      error={[text('family_error'), text('error_hint')]}
    >
      {({ data: { partner, children } }) => (
        <chakra.ul css={householdPeopleCss}>
          {[
            ...(customer ? [{ role: text('you'), person: customer }] : []),
            ...(partner ? [{ role: text('partner'), person: partner }] : []),
            ...children.map((person) => ({ role: text('child'), person })),
          ].map(({ role, person }) => (
            <Flex as="li" key={`${role} ${person.id}`} gap="2" align="center">
              <Avatar name={person.full_name} picture={person.avatar} size={36} />
              <Box minW="0" lineHeight="1.25rem">
                <Text fontWeight={500} overflowWrap="anywhere" lineHeight="1.25rem">
                  {person.full_name}
                </Text>
                <Text textStyle="meta" color="ink2">
                  {[role, person.age !== null && text('age', { age: person.age })]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Box>
            </Flex>
          ))}
        </chakra.ul>
      )}
    </QueryView>
  )
}
