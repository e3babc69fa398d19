import { getSupportEmail } from '@portal/domain/tenant-office'
import { useTenant } from '@portal/remote-kit'
import { Box, Icon, Link } from '@portal/ui'
import { useText } from '../../texts.ts'

const helpLineCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  bg: 'table',
  borderTopWidth: '2px',
  borderColor: 'stroke',
  px: { base: '4', md: '8', xl: '16' },
  py: { base: '3', md: '5' },
  minH: { base: '14px', md: '96px' },
  '& > .sign': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: '48px',
    rounded: 'full',
    bg: 'card',
    color: 'link',
  },
}
const phoneNumberCss = {
  display: 'inline-block',
  py: '1',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}

/** Contact options for help with sign-in. Each has its own line, so that nothing moves when the font loads. */
export function SignInHelp() {
  const text = useText()
  const tenant = useTenant()
  const phone = tenant?.offices?.find((office) => office.phone)?.phone
  const email = tenant && getSupportEmail(tenant)
  return (
    <Box css={helpLineCss}>
      {(phone || email) && (
        <>
          <span className="sign">
            <Icon name={phone ? 'phone' : 'mail'} />
          </span>
          <p>
            <b>{text('login_help')}</b>
            <br />
            {phone && (
              <>
                {text('login_help_call')}{' '}
                <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} css={phoneNumberCss}>
                  {phone}
                </Link>
              </>
            )}
            {phone && email && <br />}
            {email && (
              <>
                {text(phone ? 'login_help_or_mail' : 'login_help_mail')}{' '}
                <Link href={`mailto:${email}`} css={phoneNumberCss}>
                  {email}
                </Link>
              </>
            )}
          </p>
        </>
      )}
    </Box>
  )
}
