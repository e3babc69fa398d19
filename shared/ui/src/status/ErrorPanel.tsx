import type { ReactNode } from 'react'
import { LampOff } from '../art/illustrations.tsx'
import { Button } from '../button/Button.tsx'
import { Box } from '../system/styled.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { centredCss } from './EmptyState.tsx'

interface ErrorPanelProps {
  title?: string | undefined
  /** Text that says what failed, and what still works. */
  children?: ReactNode
  onRetry?: () => void
}

/** Replaces a part of the page that failed. The rest of the page keeps working. */
export function ErrorPanel({ title, children, onRetry }: ErrorPanelProps) {
  const uiText = useUiText()
  return (
    <Box css={centredCss} role="alert">
      <LampOff />
      <Heading level={2} textStyle="subsection" mt="2">
        {title ?? uiText('part_unavailable')}
      </Heading>
      <Text color="ink2" maxW="28em">
        {children ?? uiText('part_unavailable_hint')}
      </Text>
      {onRetry && (
        <Button kind="secondary" icon="retry" mt="2" onClick={onRetry}>
          {uiText('retry')}
        </Button>
      )}
    </Box>
  )
}
