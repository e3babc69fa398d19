import type { ReactNode } from 'react'
import { Mug } from '../art/illustrations.tsx'
import { Box } from '../system/styled.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'

interface EmptyStateProps {
  title: string
  /** Heading level of the title. */
  level?: 1 | 2
  /** Text that says what will appear here, and what the customer can do now. */
  children: ReactNode
  action?: ReactNode
  illustration?: ReactNode
  /** Moves the focus to the title, which then confirms what the customer sent. */
  takesFocus?: boolean
}

export const centredCss = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  gap: '2',
  px: { base: '2', md: '6' },
  py: '8',
}

/** Replaces content that does not exist yet. It is not an error. */
export function EmptyState({
  title,
  level = 2,
  children,
  action,
  illustration = <Mug />,
  takesFocus = false,
}: EmptyStateProps) {
  return (
    <Box css={centredCss}>
      {illustration}
      <Heading level={level} textStyle="subsection" mt="2" takesFocus={takesFocus}>
        {title}
      </Heading>
      <Text color="ink2" maxW="28em">
        {children}
      </Text>
      {action && <Box mt="2">{action}</Box>}
    </Box>
  )
}
