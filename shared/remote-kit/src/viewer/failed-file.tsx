import { Button, Notice, Stack, Text } from '@portal/ui'
import type { ViewerTexts } from './viewer-texts.ts'

interface FailedFileProps {
  words: Pick<ViewerTexts, 'unavailable' | 'unavailableHint' | 'retry'>
  onRetry: () => void
}

export const FailedFilePanel = ({ words, onRetry }: FailedFileProps) => (
  <Notice status="bad" role="alert">
    <Stack gap="3" alignItems="start">
      <Text fontWeight={600}>{words.unavailable}</Text>
      <Text>{words.unavailableHint}</Text>
      <Button kind="secondary" small icon="retry" onClick={onRetry}>
        {words.retry}
      </Button>
    </Stack>
  </Notice>
)
