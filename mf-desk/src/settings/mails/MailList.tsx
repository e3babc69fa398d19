import type { TenantMail } from '@portal/contract/desk/mail'
import { mailParts } from '@portal/contract/desk/mail-words'
import { actingRow } from '@portal/remote-kit/staff'
import { Badge, Card, chakra, Link, Text } from '@portal/ui'
import { mailPath } from '../../shared/paths.ts'
import { useText } from '../../texts.ts'

const isOwn = ({ wordings }: TenantMail) =>
  wordings.some(({ own }) => mailParts.some((part) => own[part] !== null))

/** All mails to customers, marking those with the tenant's own texts. */
export function MailList({ mails }: { mails: readonly TenantMail[] }) {
  const text = useText()
  return (
    <>
      <Text color="ink2">{text('mails_hint')}</Text>
      <Card>
        <chakra.ul>
          {mails.map((mail) => (
            <chakra.li key={mail.occasion} css={actingRow}>
              <Link href={mailPath(mail.occasion)} fontWeight={600}>
                {text(`mailing_${mail.occasion}`)}
              </Link>
              {isOwn(mail) && <Badge>{text('mails_own')}</Badge>}
            </chakra.li>
          ))}
        </chakra.ul>
      </Card>
    </>
  )
}
