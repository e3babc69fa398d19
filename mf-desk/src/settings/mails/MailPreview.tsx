import type { MailForm } from '@portal/contract/desk/mail-texts'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import { QueryView } from '@portal/remote-kit'
import { MailIframe } from '@portal/remote-kit/mail-iframe'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack, Text } from '@portal/ui'
import { listSkeleton } from '../../shared/desk-skeletons.ts'
import { useText } from '../../texts.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useRenderedMail } from './use-rendered-mail.ts'

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
  const shown = useDebouncedValue({ mail, look: branding }, JSON.stringify([mail, branding]))
  const drawn = useRenderedMail(shown.mail, shown.look)
  return (
    <QueryView
      read={drawn}
      placeholder={<ScreenSkeleton of={listSkeleton} />}
      error={[text('mail_preview_error')]}
    >
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
