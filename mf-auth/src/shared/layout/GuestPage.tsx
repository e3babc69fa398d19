import { getSupportEmail } from '@portal/domain/tenant-office'
import { usePortal, useTenant } from '@portal/remote-kit'
import { LanguageSwitch } from '@portal/remote-kit/languages'
import { Box, Icon, KitchenTableIllustration, Link, TenantBrand } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'

const gutterSpacing = { base: '4', md: '8', xl: '16' }

const twoColumnsCss = {
  minH: '100dvh',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' },
  gridTemplateRows: { base: 'auto 1fr', md: 'none' },
}

const illustrationCss = {
  bg: 'surface',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridTemplateRows: { md: 'auto 1fr auto' },
  overflow: 'hidden',
  minW: 0,
  '& > .tenant': { px: gutterSpacing, pt: { base: '5', md: '12' } },
  '& > .say': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', alignContent: 'end' },
  '& > .say > p': { textStyle: 'welcome', px: gutterSpacing, pt: '4', maxW: { md: 'min(536px, 72%)' } },
  '& .scene': {
    w: '100%',
    maxW: { base: '432px', md: '656px' },
    mx: 'auto',
    mb: '-0.5',
    mt: { md: '-10' },
    px: { base: '4', md: '6', xl: '12' },
    pt: { base: '2', md: '6' },
  },
}

const formColumnCss = {
  bg: 'card',
  px: { base: '4', md: '8' },
  py: { base: '7', md: '12' },
  display: 'grid',
  alignContent: { base: 'start', md: 'center' },
  justifyContent: 'center',
  gridTemplateColumns: { base: 'minmax(0,480px)', md: 'minmax(0,420px)' },
  gap: '6',
}

const accessibilityStatementLinkCss = {
  display: 'inline-block',
  py: '3',
  px: '2.5',
  textStyle: 'meta',
}

/** Path of the tenant's accessibility statement, which is a page of the server and not a route (A11Y-01). */
const accessibilityStatementPath = '/toegankelijkheid'

/** Layout of a page without a session: an illustration beside a form. */
export function GuestPage({ children }: { children: ReactNode }) {
  const text = useText()
  const tenant = useTenant()
  const { language } = usePortal()
  return (
    <Box css={twoColumnsCss}>
      <Box as="aside" css={illustrationCss}>
        <div className="tenant">
          {tenant && <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />}
        </div>
        <div className="say" data-second="">
          <p>{text('login_welcome')}</p>
          <div className="scene">
            <KitchenTableIllustration />
          </div>
        </div>
        <SignInHelp />
      </Box>
      <Box as="main" css={formColumnCss}>
        {children}
        <Box textAlign="center">
          <LanguageSwitch language={language} label={text('languages')} />
          <Link href={accessibilityStatementPath} target="_self" css={accessibilityStatementLinkCss}>
            {text('accessibility')}
          </Link>
        </Box>
      </Box>
    </Box>
  )
}

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
function SignInHelp() {
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
