import type { Mortgage } from '@portal/contract/mortgage'
import { getPrefetchProps } from '@portal/remote-kit/layer'
import { ButtonLink } from '@portal/ui'
import { getMortgagePath } from '../shared/mortgage-paths.ts'
import { getMortgageName, isActiveMortgage } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'
import { MortgageOverlay } from './MortgageOverlay.tsx'

export function MortgageDetailsLink({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const words = text(isActiveMortgage(mortgage) ? 'mortgage_open' : 'mortgage_open_request')
  const name = getMortgageName(mortgage)
  return (
    <ButtonLink
      href={getMortgagePath(mortgage.id)}
      aria-label={name ? text('mortgage_open_label', { words, name }) : words}
      justifySelf="start"
      {...getPrefetchProps(MortgageOverlay)}
    >
      {words}
    </ButtonLink>
  )
}
