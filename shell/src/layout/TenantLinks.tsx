import { useStore } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'
import { useShell } from './context.tsx'

/** Pages that every tenant has on its own site (DASH-16). */
const sitePages = {
  privacy: 'privacy',
  disclaimer: 'disclaimer',
  cookies: 'cookies',
  terms: 'voorwaarden',
  complaints: 'klachten',
} as const

/** The tenant's accessibility statement, a page of the server (A11Y-01). */
const statement = '/toegankelijkheid'

const list = { display: 'flex', flexWrap: 'wrap', '& a': { display: 'block', px: '2.5', py: '3' } }
const link = { textStyle: 'meta', textDecoration: 'underline', textUnderlineOffset: '3px' }

/** Links to the accessibility statement and to the tenant's site: privacy, cookies and others. */
export function TenantLinks() {
  const tenant = useStore(useShell().core.tenant)
  const text = useText()
  const site = tenant?.website?.replace(/\/+$/, '')
  const pages = site?.startsWith('https://') ? (Object.keys(sitePages) as (keyof typeof sitePages)[]) : []
  return (
    <chakra.nav aria-label={text('footer_links')}>
      <chakra.ul css={list}>
        <li>
          <chakra.a css={link} href={statement} target="_self">
            {text('footer_accessibility')}
          </chakra.a>
        </li>
        {pages.map((page) => (
          <li key={page}>
            <chakra.a css={link} href={`${site}/${sitePages[page]}`} rel="noreferrer" target="_blank">
              {text(`footer_${page}`)}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
