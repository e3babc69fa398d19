import { chakra, Link } from '@portal/ui'
import { useText } from '../texts.ts'
import { getHostName, getInsurerUrls, getInsurerUrlsForPolicy } from './insurer-urls.ts'
import { usePartnerInsurer } from './use-partner-insurer.ts'

const insurerLinkCss = { py: '2.5', fontWeight: 600, display: 'inline-block', overflowWrap: 'anywhere' }

/**
 * Links to sign-in and premium calculator (POLICY-03) of the customer's partner insurer. With `agency`, the insurer of
 * a policy, the sign-in link leads to that insurer.
 */
export function InsurerLinks({ agency }: { agency?: string | null }) {
  const text = useText()
  const insurer = usePartnerInsurer()
  const { login, calculator } =
    agency === undefined ? getInsurerUrls(insurer) : getInsurerUrlsForPolicy(insurer, agency)
  const links = [
    { name: 'login' as const, href: login },
    { name: 'calculator' as const, href: calculator },
  ]
  return (
    <chakra.ul _print={{ display: 'none' }}>
      {links.map(
        ({ name, href }) =>
          href && (
            <li key={name}>
              <Link href={href} target="_blank" rel="noreferrer" css={insurerLinkCss}>
                {text(`insurer_${name}`, { site: getHostName(href) })}
              </Link>
            </li>
          ),
      )}
    </chakra.ul>
  )
}
