import { useTenant } from '@portal/remote-kit'
import { Card, Heading, InsurerLogo } from '@portal/ui'
import { useText } from '../texts.ts'
import { InsurerLinks } from './InsurerLinks.tsx'
import { usePartnerInsurer } from './use-partner-insurer.ts'

/** Card of the customer's partner insurer with its logo and links (POLICY-04); without one, general links. */
export function InsurerCard() {
  const text = useText()
  const insurer = usePartnerInsurer()
  const tenant = useTenant()?.name
  return (
    <Card _print={{ display: 'none' }}>
      {insurer && <InsurerLogo name={insurer} {...(tenant ? { tenant } : {})} />}
      <Heading level={2} textStyle="subsection" mt={insurer ? '3' : '0'} mb="1">
        {insurer ? text('insurer_yours', { name: insurer }) : text('insurer_title')}
      </Heading>
      <InsurerLinks />
    </Card>
  )
}
