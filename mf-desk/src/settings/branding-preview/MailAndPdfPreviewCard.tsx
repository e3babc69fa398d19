import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import { Button, Card, Flex, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { MailAndPdfPreviewOverlay } from './MailAndPdfPreviewOverlay.tsx'

/** Card with a button to preview unsaved branding in mails and in the PDF of a customer's file. */
export function MailAndPdfPreviewCard({ branding }: { branding: TenantThemeDraft }) {
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
        <MailAndPdfPreviewOverlay open={open} branding={branding} onClose={() => setOpen(false)} />
      </Section>
    </Card>
  )
}
