import type { AdviserContact } from '@portal/contract/customer'
import { Avatar, Box, Card, Grid, Heading, Stack, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { ContactLinks } from './ContactLinks.tsx'

const contactPersonCss = {
  gridTemplateColumns: '56px minmax(0,1fr)',
  columnGap: '4',
  rowGap: '1',
  alignItems: 'center',
}
const contactLinksCss = { gridColumn: { base: '1/-1', lg: '2' }, minW: 0 }

/** The customer's contacts at the tenant: adviser and account manager (CONTACT-10, CONTACT-12). */
export function TenantContactsCard({
  people,
}: {
  people: readonly { role: string; contact: AdviserContact }[]
}) {
  const text = useText()
  return (
    <Card as="section" aria-label={text('contact_people')}>
      <Stack gap="5">
        {people.map(({ role, contact }) => (
          <Grid key={role} css={contactPersonCss}>
            <Avatar name={contact.full_name} picture={contact.avatar} size={56} />
            <Box minW="0">
              <Heading level={2} textStyle="subsection" overflowWrap="anywhere">
                {contact.full_name}
              </Heading>
              <Text color="ink2">{role}</Text>
            </Box>
            <Box css={contactLinksCss}>
              <ContactLinks phone={contact.phone} email={contact.email} />
            </Box>
          </Grid>
        ))}
      </Stack>
    </Card>
  )
}
