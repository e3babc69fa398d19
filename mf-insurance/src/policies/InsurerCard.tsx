import { useTenant } from '@portal/remote-kit'
import { Card, Heading, InsurerMark } from '@portal/ui'
import { useText } from '../texts.ts'
import { InsurerLinks } from './InsurerLinks.tsx'
import { useInsurer } from './use-insurer.ts'

/** Card of the insurer; for customers of a partner insurer, its logo and links (POLICY-04). */
export function InsurerCard() {
  const text = useText()
  const insurer = useInsurer()
  const tenant = useTenant()?.name
  return (
    <Card _print={{ display: 'none' }}>
      {insurer && <InsurerMark name={insurer} {...(tenant ? { tenant } : {})} />}
      <Heading level={2} look="question" mt={insurer ? '3' : '0'} mb="1">
        {insurer ? text('insurer_yours', { name: insurer }) : text('insurer_title')}
      </Heading>
      <InsurerLinks />
    </Card>
  )
}
