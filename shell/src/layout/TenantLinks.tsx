import { useStore } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'
import { useShell } from './shell-context.tsx'

/** Text ids of the pages that every tenant has on its own site (DASH-16). */
const textIdBySitePage = {
  privacy: 'privacy',
  disclaimer: 'disclaimer',
  cookies: 'cookies',
  terms: 'voorwaarden',
  complaints: 'klachten',
} as const

/** Path of the tenant's accessibility statement, which the server renders (A11Y-01). */
const accessibilityStatementPath = '/toegankelijkheid'

const listCss = { display: 'flex', flexWrap: 'wrap', '& a': { display: 'block', px: '2.5', py: '3' } }
const linkCss = { textStyle: 'meta', textDecoration: 'underline', textUnderlineOffset: '3px' }

export function TenantLinks() {
  const tenant = useStore(useShell().core.tenant)
  const text = useText()
  const site = tenant?.website?.replace(/\/+$/, '')
  const pages = site?.startsWith('https://')
    ? (Object.keys(textIdBySitePage) as (keyof typeof textIdBySitePage)[])
    : []
  return (
    <chakra.nav aria-label={text('footer_links')}>
      <chakra.ul css={listCss}>
        <li>
          <chakra.a css={linkCss} href={accessibilityStatementPath} target="_self">
            {text('footer_accessibility')}
          </chakra.a>
        </li>
        {pages.map((page) => (
          <li key={page}>
            <chakra.a
              css={linkCss}
              href={`${site}/${textIdBySitePage[page]}`}
              rel="noreferrer"
              target="_blank"
            >
              {text(`footer_${page}`)}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
