import { type AdviserContact, getCustomer } from '@portal/contract/customer'
import type { Office } from '@portal/contract/tenant'
import { findCustomerOffice } from '@portal/domain/tenant-office'
import { usePermissions, useRead, useTenant } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Avatar, Box, Card, Grid, Heading, Link, Page, Text } from '@portal/ui'
import { useId } from 'react'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { useText } from '../texts.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { contactPersonsSkeleton, sideColumnSkeleton } from './contact-skeleton.ts'
import { OfficeCard } from './OfficeCard.tsx'
import { OpeningHoursCard } from './OpeningHoursCard.tsx'

/** Address of the office, with a link to directions (TENANT-16). */
function OfficeAddressCard({ office }: { office: Office }) {
  const text = useText()
  const street = [office.street_name, office.number].filter(Boolean).join(' ')
  const place = [office.postcode, office.city].filter(Boolean).join('  ')
  if (!street && !place) return null
  const way = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${office.postcode ?? ''} ${office.city ?? ''}`)}`
  return (
    <Card as="section" aria-label={text('visiting_address')}>
      <Heading level={2} textStyle="subsection" mb="2">
        {text('visiting_address')}
      </Heading>
      <Text as="address" fontStyle="normal">
        {street}
        <br />
        {place}
      </Text>
      <Link
        href={way}
        rel="noreferrer"
        target="_blank"
        display="inline-block"
        py="2.5"
        _print={{ display: 'none' }}
      >
        {text('visiting_route')}
      </Link>
    </Card>
  )
}

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
function ContactPersonCard({ role, contact }: ContactPersonCardProps) {
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

/** On phones the first contact person is above the form; on wider screens all are beside the form. */
const contactLayoutCss = {
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { base: '"people" "form" "beside"', lg: '"form people" "form beside"' },
}
const createGridAreaCss = (gridArea: string) => ({ gridArea, minW: '0', '&:empty': { display: 'none' } })
const contactCardsCss = {
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  minW: 0,
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media (min-width: 640px) and (max-width: 1023px)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
}

/** Contact options: a message, people, office and opening hours (CONTACT). */
export default function ContactScreen() {
  const text = useText()
  const tenant = useTenant()
  const { isAllowed } = usePermissions()
  const { data, isPending } = useRead(getCustomer)
  const customer = data?.data ?? null
  const office = tenant && findCustomerOffice(tenant.offices, customer)
  const people = [
    { role: text('adviser'), contact: customer?.advisor },
    {
      role: text('account_manager'),
      contact: isAllowed(overviewAccessGates.accountManager) && customer?.account_manager,
    },
  ].flatMap(({ role, contact }) => (contact ? [{ role, contact }] : []))
  const [firstPerson, ...otherPeople] = people
  return (
    <Page>
      <Grid css={contactLayoutCss}>
        <Box css={createGridAreaCss('people')}>
          {isPending ? (
            <ScreenSkeleton of={contactPersonsSkeleton} />
          ) : (
            firstPerson && <ContactPersonCard {...firstPerson} />
          )}
        </Box>
        <Box css={createGridAreaCss('form')}>
          <ContactForm />
        </Box>
        <Grid css={[contactCardsCss, createGridAreaCss('beside')]}>
          {isPending ? (
            <ScreenSkeleton of={sideColumnSkeleton} />
          ) : (
            <>
              {otherPeople.map((person) => (
                <ContactPersonCard key={person.role} {...person} />
              ))}
              <OfficeCard office={office} customer={customer} />
              {office && isAllowed(overviewAccessGates.openingHours) && <OpeningHoursCard office={office} />}
              {office && isAllowed(overviewAccessGates.visitingAddress) && (
                <OfficeAddressCard office={office} />
              )}
            </>
          )}
        </Grid>
      </Grid>
    </Page>
  )
}
