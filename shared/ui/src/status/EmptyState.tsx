import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Mug } from '../art/illustrations.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'

interface Props {
  title: string
  /** Place of the title in the outline of the page. */
  level?: 1 | 2
  /** What will appear here and what the customer can do now. */
  children: ReactNode
  action?: ReactNode
  art?: ReactNode
}

/** A state's drawing, words and action below each other, in the middle of their card. */
export const centred = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  textAlign: 'center',
  gap: '2',
  px: { base: '2', md: '6' },
  py: '8',
}

/** Nothing here yet, and that is fine. */
export function EmptyState({ title, level = 2, children, action, art = <Mug /> }: Props) {
  return (
    <Box css={centred}>
      {art}
      <Heading level={level} look="question" mt="2">
        {title}
      </Heading>
      <Text color="ink2" maxW="28em">
        {children}
      </Text>
      {action && <Box mt="2">{action}</Box>}
    </Box>
  )
}
