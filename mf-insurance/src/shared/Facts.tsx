import { Dutch } from '@portal/remote-kit/dutch'
import { Card, FactRow, Heading } from '@portal/ui'
import type { ReactNode } from 'react'

/** A labelled fact. */
export interface Fact {
  term: string
  /** Whether the label is the tenant's own, in Dutch. */
  dutch?: boolean
  value: ReactNode
  /** Explanation below the label. */
  about?: ReactNode
}

/** A titled list of facts; nothing without facts. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
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

/** Rows only, for use in a card. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, dutch, value, about }, place) => (
        <FactRow key={`${place} ${term}`} term={dutch ? <Dutch>{term}</Dutch> : term} about={about}>
          {value}
        </FactRow>
      ))}
    </dl>
  )
}
