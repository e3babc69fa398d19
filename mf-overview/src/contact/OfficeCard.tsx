import type { Customer } from '@portal/contract/customer'
import type { Office, Tenant } from '@portal/contract/tenant'
import { findPartnerInsurer } from '@portal/domain/access-gate'
import { getSupportEmail } from '@portal/domain/tenant-office'
import { usePermissions, useTenant } from '@portal/remote-kit'
import { Box, ButtonLink, Card, Heading, InsurerLogo, Link, TenantBrand, Text } from '@portal/ui'
import { BreakableText } from '../shared/BreakableText.tsx'
import { overviewAccessGates } from '../shared/overview-access-gates.ts'
import { useText } from '../texts.ts'
import { ContactLinks } from './ContactLinks.tsx'

/**
 * Returns the e-mail address of the office. If the office has none, returns the tenant's address, or null if the tenant
 * does not allow its use.
 */
const getOfficeEmail = (
  tenant: Pick<Tenant, 'contact_email' | 'use_contact_email'>,
  office: Pick<Office, 'email'> | null,
): string | null => office?.email ?? (tenant.use_contact_email === false ? null : tenant.contact_email)

/** Paths of the pages on the tenant's site where an advice meeting is requested (CONTACT-09). */
const advicePagePaths = { others: 'adviesgesprek', partnerInsurer: 'adviesgesprek/verzekeraar' }

/** URL of the page where an advice meeting is requested; null if the tenant has no site. */
function getAdvicePageUrl(website: string | null, partnerInsurer: boolean): string | null {
  const page = partnerInsurer ? advicePagePaths.partnerInsurer : advicePagePaths.others
  if (!website || !URL.canParse(website)) return null
  const address = new URL(`${website.replace(/\/+$/, '')}/${page}`)
  return address.protocol === 'https:' ? address.href : null
}

interface OfficeCardProps {
  office: Office | null
  customer: Customer | null
}

/**
 * The tenant: logo of the tenant or partner insurer, office, and a link to make an appointment (CONTACT-06 …
 * CONTACT-09).
 */
export function OfficeCard({ office, customer }: OfficeCardProps) {
  const text = useText()
  const tenant = useTenant()
  const { isAllowed } = usePermissions()
  if (!tenant) return null
  const insurer = customer && findPartnerInsurer(customer)
  const support = getSupportEmail(tenant)
  const advicePage = getAdvicePageUrl(tenant.website, insurer !== null)
  return (
    <Card as="section" aria-label={text('contact_office')} display="grid" gap="4" justifyItems="start">
      {insurer ? (
        <InsurerLogo name={insurer} />
      ) : (
        <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />
      )}
      <Box minW="0" maxW="100%">
        <Heading level={2} textStyle="subsection" overflowWrap="anywhere">
          {office?.name ?? tenant.full_name ?? tenant.name}
        </Heading>
        <ContactLinks phone={office?.phone ?? null} email={getOfficeEmail(tenant, office)} />
      </Box>
      {support && (
        <Text>
          {text('contact_support')}{' '}
          <Link href={`mailto:${support}`}>
            <BreakableText after="@">{support}</BreakableText>
          </Link>
        </Text>
      )}
      {advicePage && (
        <ButtonLink href={advicePage} rel="noreferrer" target="_blank" icon="calendar">
          {text('contact_appointment')}
        </ButtonLink>
      )}
      {isAllowed(overviewAccessGates.appointments) && (
        <Text _print={{ display: 'none' }}>
          <Link href="/afspraken">{text('contact_appointments')}</Link>
        </Text>
      )}
    </Card>
  )
}
