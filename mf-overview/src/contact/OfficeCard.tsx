import type { Customer } from '@portal/contract/customer'
import type { Office } from '@portal/contract/tenant'
import { partnerInsurerOf } from '@portal/domain/gate'
import { supportEmailOf } from '@portal/domain/office'
import { usePermissions, useTenant } from '@portal/remote-kit'
import { Box, ButtonLink, Card, Heading, InsurerMark, Link, TenantBrand, Text } from '@portal/ui'
import { Breakable } from '../shared/Breakable.tsx'
import { gates } from '../shared/gates.ts'
import { useText } from '../texts.ts'
import { ContactLinks } from './ContactLinks.tsx'
import { advicePageOf, emailOf } from './office.ts'

interface Props {
  office: Office | null
  customer: Customer | null
}

/**
 * The tenant: logo of the tenant or partner insurer, office, and a link to make an appointment (CONTACT-06 …
 * CONTACT-09).
 */
export function OfficeCard({ office, customer }: Props) {
  const text = useText()
  const tenant = useTenant()
  const { isAllowed } = usePermissions()
  if (!tenant) return null
  const insurer = customer && partnerInsurerOf(customer)
  const support = supportEmailOf(tenant)
  const advicePage = advicePageOf(tenant.website, insurer !== null)
  return (
    <Card as="section" aria-label={text('contact_office')} display="grid" gap="4" justifyItems="start">
      {insurer ? (
        <InsurerMark name={insurer} />
      ) : (
        <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />
      )}
      <Box minW="0" maxW="100%">
        <Heading level={2} look="question" overflowWrap="anywhere">
          {office?.name ?? tenant.full_name ?? tenant.name}
        </Heading>
        <ContactLinks phone={office?.phone ?? null} email={emailOf(tenant, office)} />
      </Box>
      {support && (
        <Text>
          {text('contact_support')}{' '}
          <Link href={`mailto:${support}`}>
            <Breakable after="@">{support}</Breakable>
          </Link>
        </Text>
      )}
      {advicePage && (
        <ButtonLink href={advicePage} rel="noreferrer" target="_blank" icon="calendar">
          {text('contact_appointment')}
        </ButtonLink>
      )}
      {isAllowed(gates.appointments) && (
        <Text _print={{ display: 'none' }}>
          <Link href="/afspraken">{text('contact_appointments')}</Link>
        </Text>
      )}
    </Card>
  )
}
