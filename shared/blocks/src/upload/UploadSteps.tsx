import type { SystemStyleObject } from '@chakra-ui/react'
import { Button, chakra, Flex, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { useBlockText } from '../block-texts/block-texts.ts'
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
  const blockText = useBlockText()
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
            {blockText('upload_success')}
          </Notice>
        )}
        {step === 'failure' && (
          <Notice status="bad" role="alert">
            {blockText('upload_failed')}
          </Notice>
        )}
        {step === 'uploading' && (
          <Text textStyle="meta" color="ink2">
            {blockText('upload_goes_on')}
          </Text>
        )}
        <Flex {...buttonRowProps}>
          {step === 'confirm' && (
            <Button aria-disabled={!ready || undefined} onClick={uploads.start}>
              {blockText('upload_send')}
            </Button>
          )}
          {step === 'failure' && ready && <Button onClick={uploads.start}>{blockText('upload_send')}</Button>}
          {failed.length > 1 && (
            <Button icon="retry" onClick={retryFailedUploads}>
              {blockText('upload_retry_all')}
            </Button>
          )}
          {step === 'success' && <Button onClick={onClose}>{blockText('close')}</Button>}
          <Button kind="secondary" onClick={() => setAgainAt(items.length)}>
            {blockText('upload_another')}
          </Button>
        </Flex>
      </chakra.div>
    </>
  )
}
