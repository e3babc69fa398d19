import { DutchText } from '@portal/remote-kit/dutch'
import { Card, FactRow, Heading } from '@portal/ui'
import type { ReactNode } from 'react'

export interface Fact {
  term: string
  /** Whether the label is the tenant's own Dutch text. */
  dutch?: boolean
  value: ReactNode
  /** Explanation below the label. */
  about?: ReactNode
}

/** A titled list of facts; renders nothing if there are none. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <Card>
      <Heading level={3} mb="3">
        {title}
      </Heading>
      <FactRows facts={facts} />
    </Card>
  )
}

/** Rows of facts without a card or title. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, dutch, value, about }, place) => (
        <FactRow key={`${place} ${term}`} term={dutch ? <DutchText>{term}</DutchText> : term} about={about}>
          {value}
        </FactRow>
      ))}
    </dl>
  )
}
