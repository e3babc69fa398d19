import { FileView } from '@portal/blocks/viewer'
import type { Signing } from '@portal/contract/signing'
import { useTenant } from '@portal/remote-kit'
import { Box, Button, Grid, Heading, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { useViewerTexts } from '../../shared/viewer/use-viewer-texts.ts'
import { DeclineForm } from './DeclineForm.tsx'
import { SignForm } from './SignForm.tsx'
import { useDocumentReading } from './use-document-reading.ts'
import { useSigningText } from './use-signing-text.ts'

const documentToSignLayoutCss = {
  gap: { base: '6', lg: '8' },
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 340px' },
}

/** A document to sign or decline, once the customer has read it to the end (SIGN-02, SIGN-03). */
export function DocumentToSign({ signing }: { signing: Signing }) {
  const text = useSigningText()
  const viewerTexts = useViewerTexts()
  const tenant = useTenant()?.name ?? ''
  const reading = useDocumentReading(signing)
  const [declining, setDeclining] = useState(false)
  const { document, factors, can_seal } = signing
  if (!document || reading.isOther)
    return (
      <Notice status="bad" role="alert">
        {text('sign_error_changed')}
      </Notice>
    )
  const waits = reading.isRead && !declining
  return (
    <Grid css={documentToSignLayoutCss}>
      <Box minW="0">
        <FileView
          file={{
            name: document.name,
            mimeType: document.mime_type,
            key: `${document.link} ${signing.hash}`,
            fetch: reading.fetch,
          }}
          texts={viewerTexts}
          reading={{
            onEnd: reading.onEnd,
            onUnreadable: reading.onUnreadable,
            nextPage: text('sign_next_page'),
            toEnd: text('sign_to_end'),
          }}
        />
      </Box>
      <Grid gap="6">
        <section>
          <Heading level={3} textStyle="subsection" mb="1">
            {text('sign_read')}
          </Heading>
          {reading.isUnreadable ? (
            <Notice status="warn" role="alert">
              {text('sign_unreadable', { tenant })}
            </Notice>
          ) : (
            <Text role="status" color={reading.isRead ? 'good' : 'ink2'}>
              {text(reading.isRead ? 'sign_read_done' : 'sign_read_hint')}
            </Text>
          )}
        </section>
        {!can_seal && <Notice status="warn">{text('sign_error_certificate', { tenant })}</Notice>}
        {factors.length === 0 && <Notice status="warn">{text('sign_no_factor')}</Notice>}
        {waits && can_seal && factors.length > 0 && (
          <SignForm signing={signing} ensureReadingRecorded={reading.settle} />
        )}
        {declining ? (
          <DeclineForm signing={signing} onBack={() => setDeclining(false)} />
        ) : (
          <Button kind="quiet" small justifySelf="start" ml="-3" onClick={() => setDeclining(true)}>
            {text('sign_decline')}
          </Button>
        )}
      </Grid>
    </Grid>
  )
}
