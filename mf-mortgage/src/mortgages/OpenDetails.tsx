import type { Mortgage } from '@portal/contract/mortgage'
import { fetchesAhead } from '@portal/remote-kit/layer'
import { ButtonLink } from '@portal/ui'
import { isActive, nameOf } from '../shared/mortgage.ts'
import { detailsOf } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { DetailsLayer } from './DetailsLayer.tsx'

/** Button that opens a mortgage's details. */
export function OpenDetails({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const words = text(isActive(mortgage) ? 'mortgage_open' : 'mortgage_open_request')
  const name = nameOf(mortgage)
  return (
    <ButtonLink
      href={detailsOf(mortgage.id)}
      aria-label={name ? text('mortgage_open_label', { words, name }) : words}
      justifySelf="start"
      {...fetchesAhead(DetailsLayer)}
    >
      {words}
    </ButtonLink>
  )
}
