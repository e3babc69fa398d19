import { Card, Section, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useErrorText } from '../shared/use-error-text.ts'

interface SwitchGroupProps {
  title: string
  /** Error of the last change; null if it succeeded. */
  error: unknown
  children: ReactNode
}

/** Group of switches of a tenant, with a title and the error of the last change. */
export function SwitchGroup({ title, error, children }: SwitchGroupProps) {
  const problem = useErrorText()(error)
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
