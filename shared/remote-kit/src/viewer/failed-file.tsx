import { Button, Notice, Stack, Text } from '@portal/ui'
import type { ViewerTexts } from './viewer-texts.ts'

interface Props {
  words: Pick<ViewerTexts, 'unavailable' | 'unavailableHint' | 'retry'>
  onRetry: () => void
}

/** A file that failed to load, with a retry button. */
export const FailedFile = ({ words, onRetry }: Props) => (
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
