import type { TenantLook } from '@portal/contract/desk/settings'
import { Button, Card, Flex, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { BrandingElsewhereLayer } from './BrandingElsewhereLayer.tsx'

/** Previews of unsaved branding in mails and the PDF file. */
export function BrandingElsewhereCard({ look }: { look: TenantLook }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <Card>
      <Section title={text('elsewhere')}>
        <Text color="ink2">{text('elsewhere_hint')}</Text>
        <Flex>
          <Button kind="secondary" small icon="eye" onClick={() => setOpen(true)}>
            {text('elsewhere_open')}
          </Button>
        </Flex>
        <BrandingElsewhereLayer open={open} look={look} onClose={() => setOpen(false)} />
      </Section>
    </Card>
  )
}
