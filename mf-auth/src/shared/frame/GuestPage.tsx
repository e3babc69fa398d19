import { usePortal, useTenant } from '@portal/remote-kit'
import { Languages } from '@portal/remote-kit/languages'
import { Box, Link, Scene, TenantBrand } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'
import { form, halves, illustrationSide, statementLink } from './guest-page-styles.ts'
import { HelpLine } from './HelpLine.tsx'

/** Path of the tenant's accessibility statement, which is a page of the server and not a route (A11Y-01). */
const statement = '/toegankelijkheid'

/** Layout of a page without a session: an illustration beside a form. */
export function GuestPage({ children }: { children: ReactNode }) {
  const text = useText()
  const tenant = useTenant()
  const { language } = usePortal()
  return (
    <Box css={halves}>
      <Box as="aside" css={illustrationSide}>
        <div className="tenant">
          {tenant && <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />}
        </div>
        <div className="say" data-second="">
          <p>{text('login_welcome')}</p>
          <div className="scene">
            <Scene />
          </div>
        </div>
        <HelpLine />
      </Box>
      <Box as="main" css={form}>
        {children}
        <Box textAlign="center">
          <Languages language={language} label={text('languages')} />
          <Link href={statement} target="_self" css={statementLink}>
            {text('accessibility')}
          </Link>
        </Box>
      </Box>
    </Box>
  )
}
