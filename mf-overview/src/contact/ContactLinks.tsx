import { chakra, Icon, Link } from '@portal/ui'
import { BreakableText } from '../shared/BreakableText.tsx'
import { useText } from '../texts.ts'

const contactLinkRowCss = {
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  minH: '44px',
  overflowWrap: 'anywhere',
}

/** Links to phone and e-mail; a notice if neither is known. */
export function ContactLinks({ phone, email }: { phone: string | null; email: string | null }) {
  const text = useText()
  if (!phone && !email) return <chakra.p color="ink2">{text('contact_unknown')}</chakra.p>
  return (
    <ul>
      {phone && (
        <chakra.li css={contactLinkRowCss}>
          <Icon name="phone" size={20} />
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        </chakra.li>
      )}
      {email && (
        <chakra.li css={contactLinkRowCss}>
          <Icon name="mail" size={20} />
          <Link href={`mailto:${email}`} minW="0">
            <BreakableText after="@">{email}</BreakableText>
          </Link>
        </chakra.li>
      )}
    </ul>
  )
}
