import { Card, chakra, FactRow, Section, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../../../texts.ts'

/** Label and value of a fact; a fact with the value null is not shown. */
export type Fact = readonly [term: ReactNode, value: ReactNode]

interface FactsCardProps {
  title: string
  facts: readonly Fact[]
  children?: ReactNode
}

export function FactsCard({ title, facts, children }: FactsCardProps) {
  const text = useText()
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <Card>
      <Section title={title}>
        {known.length > 0 && (
          <dl>
            {known.map(([term, value], index) => (
              <FactRow key={String(index)} term={term}>
                {value}
              </FactRow>
            ))}
          </dl>
        )}
        {known.length === 0 && !children && <Text color="ink2">{text('nothing_known')}</Text>}
        {children && <chakra.div>{children}</chakra.div>}
      </Section>
    </Card>
  )
}
