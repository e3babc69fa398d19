import { usePortal, useTenant } from '@portal/remote-kit'
import { LanguageSwitch } from '@portal/remote-kit/languages'
import { Box, KitchenTableIllustration, Link, TenantBrand } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'
import {
  accessibilityStatementLinkCss,
  formColumnCss,
  illustrationCss,
  twoColumnsCss,
} from './guest-page-styles.ts'
import { SignInHelp } from './SignInHelp.tsx'

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
