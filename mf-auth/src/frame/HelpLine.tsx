import { useTenant } from '@portal/remote-kit'
import { Box, Icon, Link } from '@portal/ui'
import { useText } from '../texts.ts'

const edge = {
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
    bg: '#fff',
    color: 'link',
  },
}
const phoneCss = {
  display: 'inline-block',
  py: '1',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}

/** On the table's edge: whom to call when it does not work. */
export function HelpLine() {
  const text = useText()
  const phone = useTenant()?.offices?.find((office) => office.phone)?.phone
  return (
    <Box css={edge}>
      {phone && (
        <>
          <span className="sign">
            <Icon name="phone" />
          </span>
          <p>
            <b>{text('login_help')}</b>
            <br />
            {text('login_help_call')}{' '}
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} css={phoneCss}>
              {phone}
            </Link>
          </p>
        </>
      )}
    </Box>
  )
}
