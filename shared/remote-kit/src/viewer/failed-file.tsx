import { Button, Notice, Stack, Text } from '@portal/ui'
import type { ViewerWords } from './viewer-words.ts'

interface Props {
  words: Pick<ViewerWords, 'unavailable' | 'unavailableHint' | 'retry'>
  onRetry: () => void
}

/** A file that did not come, with a button that asks for it again. */
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
