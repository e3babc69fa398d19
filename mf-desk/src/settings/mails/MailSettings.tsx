import { getTenantMails } from '@portal/contract/desk/tenant-mail'
import { QueryView, useCurrentData } from '@portal/remote-kit'
import { useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { listSkeleton } from '../../shared/desk-skeletons.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'
import { MailEditor } from './MailEditor.tsx'
import { MailList } from './MailList.tsx'

interface MailSettingsProps {
  /** Whether the tenant addresses customers informally (JE) or formally (U). */
  pronoun: 'JE' | 'U'
}

/** List of mails to customers, or the editor of the mail that the URL names. */
export default function MailSettings({ pronoun }: MailSettingsProps) {
  const text = useText()
  const tenant = useTenantCode()
  const [search] = useSearchParams()
  const mails = useCurrentData(getTenantMails, { params: { tenant } })
  return (
    <QueryView read={mails} placeholder={<ScreenSkeleton of={listSkeleton} />} error={[text('mails_error')]}>
      {({ data }) => {
        const opened = data.find(({ occasion }) => occasion === search.get('mail'))
        return opened ? (
          <MailEditor key={opened.occasion} mail={opened} pronoun={pronoun} />
        ) : (
          <MailList mails={data} />
        )
      }}
    </QueryView>
  )
}
