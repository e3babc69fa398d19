import { usePortal, useTenant } from '@portal/remote-kit'
import { Languages } from '@portal/remote-kit/languages'
import { Box, Link, Scene, TenantBrand } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'
import { form, halves, illustrationSide, statementLink } from './guest-page-styles.ts'
import { HelpLine } from './HelpLine.tsx'

/** The firm's accessibility statement: a page that the server makes, and no step of the router (A11Y-01). */
const statement = '/toegankelijkheid'

/** The page of a customer without a session: an illustration on one side, a form on the other. */
export function GuestPage({ children }: { children: ReactNode }) {
  const text = useText()
  const tenant = useTenant()
  const { language } = usePortal()
  return (
    <Box css={halves}>
      <Box as="aside" css={illustrationSide}>
        <div className="firm">
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
