import { FileView } from '@portal/blocks/viewer'
import {
  declineReasonLengthLimits,
  declineSigning,
  markSigningRead,
  type Signing,
} from '@portal/contract/signing'
import * as v from '@portal/contract/valibot'
import { usePortal, useTenant, useWrite } from '@portal/remote-kit'
import { FormButtons } from '@portal/remote-kit/form-buttons'
import { matchText } from '@portal/remote-kit/form-schema'
import { Box, Button, Grid, Heading, Notice, Text } from '@portal/ui'
import { Form, TextAreaField, useForm } from '@portal/ui/form'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../shared/viewer/file-source.ts'
import { useViewerTexts } from '../../shared/viewer/use-viewer-texts.ts'
import { SignForm } from './SignForm.tsx'
import { formatSigningError } from './signing-error.ts'
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

interface DeclineFormProps {
  signing: Signing
  onBack: () => void
}

/** Form to decline signing, with a reason for the tenant (SIGN-07). */
function DeclineForm({ signing: { id }, onBack }: DeclineFormProps) {
  const text = useSigningText()
  const tenant = useTenant()?.name ?? ''
  const { least, most } = declineReasonLengthLimits
  const reason = matchText(
    (typed) => typed.trim().length >= least,
    text('sign_decline_required', { letters: `${least}` }),
  )
  const form = useForm({ schema: v.object({ reason }), defaultValues: { reason: '' } })
  const write = useWrite(declineSigning, {
    refreshes: ['SIGNING', 'TASK', 'DOCUMENTS'],
    errorText: (error) => formatSigningError(error, text, tenant),
  })
  return (
    <Form
      form={form}
      onSubmit={({ reason }) => write.submit({ params: { id }, body: { reason } })}
      problem={write.errorText}
    >
      <Heading level={3} textStyle="subsection">
        {text('sign_decline_title')}
      </Heading>
      <TextAreaField
        name="reason"
        label={text('sign_decline_reason')}
        hint={text('sign_decline_hint', { tenant })}
        input={{ maxLength: most }}
      />
      <FormButtons send={text('sign_decline_send')} cancel={text('sign_decline_back')} onCancel={onBack} />
    </Form>
  )
}

async function calculateSha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Tracks the reading of a document to sign. The file must match the hash of the request. The server records
 * when reading starts and ends, by its own clock.
 */
function useDocumentReading({ id, hash, document, read_at }: Signing) {
  const { api } = usePortal()
  const { mutateAsync } = useWrite(markSigningRead)
  const [came, setCame] = useState<string | null>(null)
  const [atEnd, setAtEnd] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const endReport = useRef<Promise<unknown> | null>(null)
  const reportReading = (at: 'begin' | 'end') => mutateAsync({ params: { id }, body: { hash, at } })

  const isSame = came === hash
  const isRead = isSame && !isUnreadable && (atEnd || read_at !== null)

  /**
   * Resolves once the server has recorded that the customer read to the end. If the report fails, the next call sends
   * it again.
   */
  const ensureEndReported = async (): Promise<void> => {
    endReport.current ??= reportReading('end')
    try {
      await endReport.current
    } catch (error) {
      endReport.current = null
      throw error
    }
  }
  useEffect(() => {
    if (isRead && read_at === null) ensureEndReported().catch(() => {})
  })
  return {
    /** Whether the fetched file differs from the file to sign. */
    isOther: came !== null && !isSame,
    isRead,
    /** Whether a part of the file cannot be shown, so that the customer cannot read it here. */
    isUnreadable,
    settle: ensureEndReported,
    onEnd: () => setAtEnd(true),
    onUnreadable: () => setIsUnreadable(true),
    fetch: async (signal: AbortSignal): Promise<Blob> => {
      if (!document) throw new Error('there is nothing to read')
      const { name, link, mime_type: mimeType } = document
      const file = await fetchFile(api, { name, link, mimeType }, signal)
      const found = await calculateSha256(file)
      if (found === hash) reportReading('begin').catch(() => {})
      setCame(found)
      return file
    },
  }
}
