import { useStore } from '@portal/remote-kit'
import { chakra } from '@portal/ui'
import { useText } from '../texts.ts'
import { useShell } from './context.tsx'

/** Pages that every firm has on its own site, below its address (DASH-16). */
const pages = {
  privacy: 'privacy',
  disclaimer: 'disclaimer',
  cookies: 'cookies',
  terms: 'voorwaarden',
  accessibility: 'toegankelijkheid',
  complaints: 'klachten',
} as const

const list = { display: 'flex', flexWrap: 'wrap', '& a': { display: 'block', px: '2.5', py: '3' } }
const link = { textStyle: 'meta', textDecoration: 'underline', textUnderlineOffset: '3px' }

/** Links to what the firm says of privacy, cookies and the like; none for a firm without a site. */
export function TenantLinks() {
  const tenant = useStore(useShell().core.tenant)
  const text = useText()
  const site = tenant?.website?.replace(/\/+$/, '')
  if (!site?.startsWith('https://')) return null
  return (
    <chakra.nav aria-label={text('footer_links')}>
      <chakra.ul css={list}>
        {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
          <li key={page}>
            <chakra.a css={link} href={`${site}/${pages[page]}`} rel="noreferrer" target="_blank">
              {text(`footer_${page}`)}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
