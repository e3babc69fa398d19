import { getCustomer } from '@portal/contract/customer'
import { findCustomerOffice } from '@portal/domain/tenant-office'
import { usePermissions, useRead, useTenant } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Grid, Page } from '@portal/ui'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { useText } from '../texts.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactPersonCard } from './ContactPersonCard.tsx'
import { contactPersonsSkeleton, sideColumnSkeleton } from './contact-skeleton.ts'
import { OfficeAddressCard } from './OfficeAddressCard.tsx'
import { OfficeCard } from './OfficeCard.tsx'
import { OpeningHoursCard } from './OpeningHoursCard.tsx'

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
