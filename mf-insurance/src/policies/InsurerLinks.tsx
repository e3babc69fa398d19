import { chakra, Link } from '@portal/ui'
import { useText } from '../texts.ts'
import { hostOf, insurerLinksFor, policyLinksFor } from './insurer-links.ts'
import { useInsurer } from './use-insurer.ts'

const row = { py: '2.5', fontWeight: 600, display: 'inline-block', overflowWrap: 'anywhere' }

/** Links to the insurer: sign-in and premium calculator (POLICY-03); with `agency`, to that policy's insurer. */
export function InsurerLinks({ agency }: { agency?: string | null }) {
  const text = useText()
  const insurer = useInsurer()
  const { login, calculator } =
    agency === undefined ? insurerLinksFor(insurer) : policyLinksFor(insurer, agency)
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
              <Link href={href} target="_blank" rel="noreferrer" css={row}>
                {text(`insurer_${name}`, { site: hostOf(href) })}
              </Link>
            </li>
          ),
      )}
    </chakra.ul>
  )
}
