import { chakra, Link } from '@portal/ui'
import { useInsurer } from '../parts/use-insurer.ts'
import { useText } from '../texts.ts'
import { insurerLinksFor, siteOf } from './insurer-links.ts'

const row = { py: '2.5', fontWeight: 600, display: 'inline-block', overflowWrap: 'anywhere' }

/** The ways to the insurer: signing in, and working out a premium (POLICY-03). */
export function InsurerLinks() {
  const text = useText()
  const { login, calculator } = insurerLinksFor(useInsurer())
  return (
    <chakra.ul _print={{ display: 'none' }}>
      {(['login', 'calculator'] as const).map((name) => {
        const href = { login, calculator }[name]
        return (
          <li key={name}>
            <Link href={href} target="_blank" rel="noreferrer" css={row}>
              {text(`insurer_${name}`, { site: siteOf(href) })}
            </Link>
          </li>
        )
      })}
    </chakra.ul>
  )
}
