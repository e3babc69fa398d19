import { mailParts } from '@portal/contract/desk/mail-texts'
import type { TenantMail } from '@portal/contract/desk/tenant-mail'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, Card, chakra, Link, Text } from '@portal/ui'
import { getMailPath } from '../../shared/desk-paths.ts'
import { useText } from '../../texts.ts'

const hasOwnTexts = ({ wordings }: TenantMail) =>
  wordings.some(({ own }) => mailParts.some((part) => own[part] !== null))

/** List of all mails to customers; marks mails with the tenant's own texts. */
export function MailList({ mails }: { mails: readonly TenantMail[] }) {
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
