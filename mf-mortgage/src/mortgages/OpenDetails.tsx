import type { Mortgage } from '@portal/contract/mortgage'
import { ButtonLink } from '@portal/ui'
import { isActive, nameOf } from '../shared/mortgage.ts'
import { detailsOf } from '../shared/paths.ts'
import { useText } from '../texts.ts'

/** The way from a card to the details of its mortgage. */
export function OpenDetails({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const words = text(isActive(mortgage) ? 'mortgage_open' : 'mortgage_open_request')
  const name = nameOf(mortgage)
  return (
    <ButtonLink
      href={detailsOf(mortgage.id)}
      aria-label={name ? text('mortgage_open_label', { words, name }) : words}
      justifySelf="start"
    >
      {words}
    </ButtonLink>
  )
}
