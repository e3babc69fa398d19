import { Card, Section, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useProblem } from '../shared/use-problem.ts'

interface Props {
  title: string
  /** Error of the last change; null without one. */
  error: unknown
  children: ReactNode
}

/** A titled group of a tenant's switches, with the error of the last change. */
export function Switches({ title, error, children }: Props) {
  const problem = useProblem()(error)
  return (
    <Section title={title}>
      <Card>
        {problem && (
          <Text role="alert" color="bad">
            {problem}
          </Text>
        )}
        <ul>{children}</ul>
      </Card>
    </Section>
  )
}
