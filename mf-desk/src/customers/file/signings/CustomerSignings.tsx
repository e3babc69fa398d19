import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { getDeskSignings, type SealingCertificate } from '@portal/contract/desk/desk-signing'
import { QueryView } from '@portal/remote-kit'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Button, Card, chakra, Notice, Section, Text } from '@portal/ui'
import { useState } from 'react'
import { listPlaceholder } from '../../../shared/placeholders.tsx'
import { useCanEdit } from '../../../shared/use-can-edit.ts'
import { polled, useDeskData } from '../../../shared/use-desk-data.ts'
import { useFormatDateTime } from '../../../shared/use-format-date-time.ts'
import { SigningRow } from './SigningRow.tsx'
import { useSigningText } from './use-signing-text.ts'

const RequestSigningOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "ask-signature" */ './RequestSigningDialog.tsx'),
  ({ open }) => open,
)

interface CustomerSigningsProps {
  /** Id of the customer. */
  id: string
  documents: DeskCustomerFile['documents']
}

/** The customer's signing requests, and a button for a new one (SIGN-01, SIGN-08). */
export default function CustomerSignings({ id, documents }: CustomerSigningsProps) {
  const text = useSigningText()
  const may = useCanEdit()
  const [asking, setAsking] = useState(false)
  const read = useDeskData(getDeskSignings, { params: { id } }, polled)
  const ready = read.data?.data.certificate.state === 'ready'
  const newButton = may && ready && <Button onClick={() => setAsking(true)}>{text('signing_new')}</Button>
  return (
    <>
      <Section title={text('signings')} aside={newButton}>
        <QueryView read={read} placeholder={listPlaceholder} error={[text('signings_error')]}>
          {({ data: { signings, certificate } }) => (
            <>
              <CertificateNotice certificate={certificate} />
              <Card>
                {signings.length === 0 ? (
                  <Text color="ink2">{text('signings_none')}</Text>
                ) : (
                  <chakra.ul>
                    {signings.map((signing) => (
                      <SigningRow key={signing.id} signing={signing} />
                    ))}
                  </chakra.ul>
                )}
              </Card>
            </>
          )}
        </QueryView>
      </Section>
      <RequestSigningOverlay open={asking} id={id} documents={documents} onClose={() => setAsking(false)} />
    </>
  )
}

/** Notice that signing is not possible, or that the certificate is a test certificate or expires soon. */
function CertificateNotice({ certificate }: { certificate: SealingCertificate }) {
  const text = useSigningText()
  const formatDateTime = useFormatDateTime()
  const { state, valid_until, ends_soon, is_test } = certificate
  const day = valid_until ? formatDateTime(valid_until.slice(0, 10)) : ''
  if (state !== 'ready') return <Notice status="warn">{text(`signing_certificate_${state}`, { day })}</Notice>
  if (ends_soon) return <Notice status="warn">{text('signing_certificate_soon', { day })}</Notice>
  return is_test && <Notice>{text('signing_certificate_test')}</Notice>
}
