import { MailIframe } from '@portal/blocks/mail-iframe'
import type { MailForm } from '@portal/contract/desk/mail-texts'
import { previewMail } from '@portal/contract/desk/tenant-mail'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import { QueryView, useDebouncedValue, usePostQuery } from '@portal/remote-kit'
import { Stack, Text } from '@portal/ui'
import { useTenantCode } from '../../shared/desk-call.ts'
import { listPlaceholder } from '../../shared/placeholders.tsx'
import { useText } from '../../texts.ts'

/** Renders a mail on the server without sending it. The previous preview stays until the new one has loaded. */
function useRenderedMail(mail: MailForm, branding: TenantThemeDraft) {
  const input = { params: { tenant: useTenantCode() }, body: { mail, look: branding } }
  return usePostQuery(previewMail, 'DESK_MAIL_PREVIEW', input, { keepPrevious: true })
}

/** Delay after typing before the preview updates, in milliseconds. */
const previewDelayMs = 300

const noPictures = {}
const emptyBrandingDraft: TenantThemeDraft = {}
const doNothing = () => {}

interface MailPreviewProps {
  mail: MailForm
  /** Unsaved branding; by default the saved branding. */
  branding?: TenantThemeDraft
}

/** Preview of a mail to a fictional customer: subject, and content in an iframe. */
export function MailPreview({ mail, branding = emptyBrandingDraft }: MailPreviewProps) {
  const text = useText()
  const shown = useDebouncedValue(JSON.stringify([mail, branding]), previewDelayMs)
  const drawn = useRenderedMail(...(JSON.parse(shown) as [MailForm, TenantThemeDraft]))
  return (
    <QueryView read={drawn} placeholder={listPlaceholder} error={[text('mail_preview_error')]}>
      {({ data }) => (
        <Stack gap="3">
          <Text fontWeight={600} overflowWrap="anywhere" lang={mail.wording.slice(0, 2)}>
            {data.subject}
          </Text>
          <MailIframe
            title={text('mail_preview_frame')}
            html={data.html}
            pictures={noPictures}
            images={false}
            onBlocked={doNothing}
          />
          <Text textStyle="meta" color="ink2">
            {text('mail_preview_example')}
          </Text>
        </Stack>
      )}
    </QueryView>
  )
}
