import { mailParts } from '@portal/contract/desk/mail-texts'
import { getTenantMails, type TenantMail } from '@portal/contract/desk/tenant-mail'
import { QueryView } from '@portal/remote-kit'
import { useSearchParams } from '@portal/remote-kit/router'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, Card, chakra, Link, Text } from '@portal/ui'
import { getMailPath } from '../../shared/desk-paths.ts'
import { listPlaceholder } from '../../shared/placeholders.tsx'
import { useDeskData } from '../../shared/use-desk-data.ts'
import { useText } from '../../texts.ts'
import { MailEditor } from './MailEditor.tsx'

const hasOwnTexts = ({ wordings }: TenantMail) =>
  wordings.some(({ own }) => mailParts.some((part) => own[part] !== null))

/** List of all mails to customers; marks mails with the tenant's own texts. */
function MailList({ mails }: { mails: readonly TenantMail[] }) {
  const text = useText()
  return (
    <>
      <Text color="ink2">{text('mails_hint')}</Text>
      <Card>
        <chakra.ul>
          {mails.map((mail) => (
            <chakra.li key={mail.occasion} css={staffActionRowCss}>
              <Link href={getMailPath(mail.occasion)} fontWeight={600}>
                {text(`mailing_${mail.occasion}`)}
              </Link>
              {hasOwnTexts(mail) && <Badge>{text('mails_own')}</Badge>}
            </chakra.li>
          ))}
        </chakra.ul>
      </Card>
    </>
  )
}

interface MailSettingsProps {
  /** Whether the tenant addresses customers informally (JE) or formally (U). */
  pronoun: 'JE' | 'U'
}

/** List of mails to customers, or the editor of the mail that the URL names. */
export default function MailSettings({ pronoun }: MailSettingsProps) {
  const text = useText()
  const [search] = useSearchParams()
  const mails = useDeskData(getTenantMails, {})
  return (
    <QueryView read={mails} placeholder={listPlaceholder} error={[text('mails_error')]}>
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
