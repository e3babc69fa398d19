import { getCustomer } from '@portal/contract/customer'
import { officeOf } from '@portal/domain/office'
import { usePermissions, useRead, useTenant } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Grid, Page } from '@portal/ui'
import { gates } from '../shared/gates.ts'
import { useText } from '../texts.ts'
import { AddressCard } from './AddressCard.tsx'
import { ContactForm } from './ContactForm.tsx'
import { HoursCard } from './HoursCard.tsx'
import { OfficeCard } from './OfficeCard.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { peopleSkeleton, sideSkeleton } from './skeleton.ts'

/** On phones people come first; on wider screens they are beside the form. */
const layout = {
  gap: { base: '4', md: '6' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { base: '"people" "form" "beside"', lg: '"form people" "form beside"' },
}
const area = (gridArea: string) => ({ gridArea, minW: '0', '&:empty': { display: 'none' } })
const cards = {
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
  const office = tenant && officeOf(tenant.offices, customer)
  const people = [
    { role: text('adviser'), contact: customer?.advisor },
    { role: text('account_manager'), contact: isAllowed(gates.accountManager) && customer?.account_manager },
  ].flatMap(({ role, contact }) => (contact ? [{ role, contact }] : []))
  return (
    <Page>
      <Grid css={layout}>
        <Box css={area('people')}>
          {isPending ? (
            <ScreenSkeleton of={peopleSkeleton} />
          ) : (
            people.length > 0 && <PeopleCard people={people} />
          )}
        </Box>
        <Box css={area('form')}>
          <ContactForm />
        </Box>
        <Grid css={[cards, area('beside')]}>
          {isPending ? (
            <ScreenSkeleton of={sideSkeleton} />
          ) : (
            <>
              <OfficeCard office={office} customer={customer} />
              {office && isAllowed(gates.openingHours) && <HoursCard office={office} />}
              {office && isAllowed(gates.visitingAddress) && <AddressCard office={office} />}
            </>
          )}
        </Grid>
      </Grid>
    </Page>
  )
}
