import type { AdviserContact } from '@portal/contract/customer'
import { Avatar, Box, Card, Grid, Heading, Text } from '@portal/ui'
import { useId } from 'react'
import { ContactLinks } from './ContactLinks.tsx'

const contactPersonCss = {
  gridTemplateColumns: '56px minmax(0,1fr)',
  columnGap: '4',
  rowGap: '1',
  alignItems: 'center',
}
const contactLinksCss = { gridColumn: { base: '1/-1', lg: '2' }, minW: 0 }

interface ContactPersonCardProps {
  role: string
  contact: AdviserContact
}

/** A person at the tenant: adviser or account manager (CONTACT-10, CONTACT-12). */
export function ContactPersonCard({ role, contact }: ContactPersonCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Grid css={contactPersonCss}>
        <Avatar name={contact.full_name} picture={contact.avatar} size={56} />
        <Box minW="0">
          <Heading level={2} id={id} textStyle="subsection" overflowWrap="anywhere">
            {contact.full_name}
          </Heading>
          <Text color="ink2">{role}</Text>
        </Box>
        <Box css={contactLinksCss}>
          <ContactLinks phone={contact.phone} email={contact.email} />
        </Box>
      </Grid>
    </Card>
  )
}
