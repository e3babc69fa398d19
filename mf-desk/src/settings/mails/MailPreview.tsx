import type { MailForm } from '@portal/contract/desk/mail-words'
import type { TenantLook } from '@portal/contract/desk/settings'
import { QueryView } from '@portal/remote-kit'
import { MailFrame } from '@portal/remote-kit/mail-frame'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack, Text } from '@portal/ui'
import { listSkeleton } from '../../shared/skeleton.ts'
import { useText } from '../../texts.ts'
import { useRenderedMail } from './use-rendered-mail.ts'
import { useSettled } from './use-settled.ts'

const noPictures = {}
const asSaved: TenantLook = {}
const ignore = () => {}

interface Props {
  mail: MailForm
  /** Unsaved branding; undefined for the current one. */
  look?: TenantLook
}

/** A mail as a fictional customer would get it: subject, and content in an iframe. */
export function MailPreview({ mail, look = asSaved }: Props) {
  const text = useText()
  const shown = useSettled({ mail, look }, JSON.stringify([mail, look]))
  const drawn = useRenderedMail(shown.mail, shown.look)
  return (
    <QueryView
      read={drawn}
      waiting={<ScreenSkeleton of={listSkeleton} />}
      error={[text('mail_preview_error')]}
    >
      {({ data }) => (
        <Stack gap="3">
          <Text fontWeight={600} overflowWrap="anywhere" lang={mail.wording.slice(0, 2)}>
            {data.subject}
          </Text>
          <MailFrame
            title={text('mail_preview_frame')}
            html={data.html}
            pictures={noPictures}
            images={false}
            onBlocked={ignore}
          />
          <Text textStyle="meta" color="ink2">
            {text('mail_preview_example')}
          </Text>
        </Stack>
      )}
    </QueryView>
  )
}
