import { Button, Notice, Stack, Text } from '@portal/ui'
import type { ViewerTexts } from './viewer-texts.ts'

interface FailedFileProps {
  texts: Pick<ViewerTexts, 'unavailable' | 'unavailableHint' | 'retry'>
  onRetry: () => void
}

export const FailedFilePanel = ({ texts, onRetry }: FailedFileProps) => (
  <Notice status="bad" role="alert">
    <Stack gap="3" alignItems="start">
      <Text fontWeight={600}>{texts.unavailable}</Text>
      <Text>{texts.unavailableHint}</Text>
      <Button kind="secondary" small icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Stack>
  </Notice>
)
