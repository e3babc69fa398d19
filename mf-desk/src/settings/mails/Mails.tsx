import { getTenantMails } from '@portal/contract/desk/mail'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { useSearchParams } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { listSkeleton } from '../../shared/skeleton.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
import { useText } from '../../texts.ts'
import { MailList } from './MailList.tsx'
import { OpenedMail } from './OpenedMail.tsx'

interface Props {
  /** The tenant's form of address. */
  pronoun: 'JE' | 'U'
}

/** List of mails to customers, or the texts of the one in the address. */
export default function Mails({ pronoun }: Props) {
  const text = useText()
  const tenant = useTenantCode()
  const [search] = useSearchParams()
  const mails = useCurrent(getTenantMails, { params: { tenant } })
  return (
    <QueryView read={mails} waiting={<ScreenSkeleton of={listSkeleton} />} error={[text('mails_error')]}>
      {({ data }) => {
        const opened = data.find(({ occasion }) => occasion === search.get('mail'))
        return opened ? (
          <OpenedMail key={opened.occasion} mail={opened} pronoun={pronoun} />
        ) : (
          <MailList mails={data} />
        )
      }}
    </QueryView>
  )
}
