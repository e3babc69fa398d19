import { Dutch } from '@portal/remote-kit/dutch'
import { Card, FactRow, Heading } from '@portal/ui'
import type { ReactNode } from 'react'

/** A term with what is known of it. */
export interface Fact {
  term: string
  /** The term is the firm's own, in Dutch. */
  dutch?: boolean
  value: ReactNode
  /** A line below the term. */
  about?: ReactNode
}

/** Facts below each other, under a title; nothing where there are none. */
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

/** The rows alone, for within a card. */
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
