import { Card, Section, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useProblem } from '../shared/use-problem.ts'

interface Props {
  title: string
  /** What went wrong with the last switch; null for nothing. */
  error: unknown
  children: ReactNode
}

/** Some switches of a firm under a title, with what went wrong with the last of them. */
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
