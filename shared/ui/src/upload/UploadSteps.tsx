import type { SystemStyleObject } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Notice } from '../status/Notice.tsx'
import { chakra, Flex } from '../system/styled.tsx'
import { Text } from '../text/Text.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { UploadArea } from './UploadArea.tsx'
import { UploadList } from './UploadList.tsx'
import type { UploadItem } from './upload-queue.ts'
import type { Uploads } from './uploads-interface.ts'

/** Step of the upload dialog (UPLOAD-01). */
type UploadStep = 'pick' | 'confirm' | 'uploading' | 'success' | 'failure'

/** Returns the step of the dialog for its files. A file about which the customer must decide comes first. */
export function getUploadStep(items: readonly UploadItem[]): UploadStep {
  const steps = new Set(items.map(({ state }) => state.step))
  if (steps.size === 0) return 'pick'
  if (steps.has('sending') || steps.has('waiting')) return 'uploading'
  if (steps.has('failed')) return 'failure'
  return steps.size === 1 && steps.has('done') ? 'success' : 'confirm'
}

interface UploadStepsProps {
  onClose: () => void
  uploads: Required<Uploads>
}

/** The actions stay visible if there are many files. */
const dialogFootCss: SystemStyleObject = {
  position: 'sticky',
  bottom: '0',
  bg: 'card',
  display: 'grid',
  gap: '4',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
}
const buttonRowProps = { gap: '3', wrap: 'wrap', css: { '& > *': { flex: '1 1 auto' } } } as const

/** Steps of an upload, for a dialog that also has other content. */
export function UploadSteps({ uploads, onClose }: UploadStepsProps) {
  const uiText = useUiText()
  const [before] = useState(() =>
    uploads.items.filter(({ state }) => state.step === 'done').map(({ id }) => id),
  )
  const items = uploads.items.filter(({ id }) => !before.includes(id))
  const [againAt, setAgainAt] = useState<number | null>(null)
  const step = getUploadStep(items)
  const ready = items.some(({ state }) => state.step === 'ready')
  if (step === 'pick' || againAt === items.length)
    return (
      <>
        <UploadArea onFiles={uploads.add} />
        <UploadList uploads={uploads} items={items} />
      </>
    )
  const failed = items.filter(({ state }) => state.step === 'failed')
  const retryFailedUploads = () => {
    for (const { id } of failed) uploads.retry(id)
  }
  return (
    <>
      <UploadList uploads={uploads} items={items} />
      <chakra.div css={dialogFootCss}>
        {step === 'success' && (
          <Notice status="good" role="status">
            {uiText('upload_success')}
          </Notice>
        )}
        {step === 'failure' && (
          <Notice status="bad" role="alert">
            {uiText('upload_failed')}
          </Notice>
        )}
        {step === 'uploading' && (
          <Text textStyle="meta" color="ink2">
            {uiText('upload_goes_on')}
          </Text>
        )}
        <Flex {...buttonRowProps}>
          {step === 'confirm' && (
            <Button aria-disabled={!ready || undefined} onClick={uploads.start}>
              {uiText('upload_send')}
            </Button>
          )}
          {step === 'failure' && ready && <Button onClick={uploads.start}>{uiText('upload_send')}</Button>}
          {failed.length > 1 && (
            <Button icon="retry" onClick={retryFailedUploads}>
              {uiText('upload_retry_all')}
            </Button>
          )}
          {step === 'success' && <Button onClick={onClose}>{uiText('close')}</Button>}
          <Button kind="secondary" onClick={() => setAgainAt(items.length)}>
            {uiText('upload_another')}
          </Button>
        </Flex>
      </chakra.div>
    </>
  )
}
