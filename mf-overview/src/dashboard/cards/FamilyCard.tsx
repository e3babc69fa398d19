import type { Customer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { formatDate } from '@portal/domain/format/date'
import { QueryView, useLanguage, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Avatar, Box, chakra, FigureCard, Flex, Text } from '@portal/ui'
import { rowSkeleton } from '../../shared/skeleton.ts'
import { useText } from '../../texts.ts'

const list = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
}

/** Everybody who is in the file: the customer, the partner and the children (DASH-17). */
export function FamilyCard({ customer }: { customer: Customer | null }) {
  const text = useText()
  const { language } = useLanguage()
  const family = useRead(getFamily)
  return (
    <QueryView
      read={family}
      waiting={<ScreenSkeleton of={rowSkeleton} />}
      error={[text('family_error'), text('error_hint')]}
    >
      {({ data: { partner, children } }) => {
        const people = [
          ...(customer ? [{ role: text('you'), person: customer }] : []),
          ...(partner ? [{ role: text('partner'), person: partner }] : []),
          ...children.map((person) => ({ role: text('child'), person })),
        ]
        return (
          <FigureCard
            folded
            question={text('family')}
            amount={text('family_count', { count: people.length })}
          >
            <chakra.ul css={list}>
              {people.map(({ role, person }) => {
                const born = formatDate(person.date_of_birth, language)
                return (
                  <Flex as="li" key={`${role} ${person.id}`} gap="3" align="center">
                    <Avatar name={person.full_name} picture={person.avatar} />
                    <Box minW="0">
                      <Text fontWeight={600} overflowWrap="anywhere">
                        {person.full_name}
                      </Text>
                      <Text textStyle="meta" color="ink2">
                        {[
                          role,
                          born &&
                            (person.age === null ? born : text('born', { date: born, age: person.age })),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Text>
                    </Box>
                  </Flex>
                )
              })}
            </chakra.ul>
          </FigureCard>
        )
      }}
    </QueryView>
  )
}
