import { UploadArea, UploadList } from '@portal/blocks/upload'
import { useUploads } from '@portal/blocks/use-uploads'
import { createLazyOverlay } from '@portal/remote-kit/layer'
import { Box, Button, Card, Folder, Heading } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'

const LazyUploadDialog = createLazyOverlay(
  async () => ({ default: (await import('@portal/blocks/upload-dialog')).UploadDialog }),
  ({ open }) => open,
)

/** The footer is sticky, so that the button stays visible below many files. */
const sendPanelFooterCss = { position: 'sticky', bottom: '0', bg: 'card', pt: '4' }

const uploadTarget = { screen: 'documenten' }

/**
 * Upload area that opens a dialog for the chosen files (DOC-01). While the dialog is closed, the panel lists files that
 * are not sent yet.
 */
export function SendPanel() {
  const text = useText()
  const uploads = useUploads(uploadTarget)
  const [open, setOpen] = useState(false)
  const unsent = uploads.items.filter(({ state }) => state.step !== 'done')
  const goes = unsent.some(({ state }) => state.step === 'sending' || state.step === 'waiting')
  const ready = unsent.some(({ state }) => state.step === 'ready')
  const addFiles = (files: readonly File[]) => {
    uploads.add(files)
    setOpen(true)
  }
  return (
    <>
      <UploadArea title={text('doc_send')} illustration={<Folder />} onFiles={addFiles}>
        {text('doc_send_hint')}
      </UploadArea>
      {!open && unsent.length > 0 && (
        <Card mt="4">
          <Heading level={2} textStyle="subsection" mb="1">
            {text(goes ? 'doc_sending' : 'doc_unsent')}
          </Heading>
          <UploadList uploads={uploads} items={unsent} />
          {ready && (
            <Box css={sendPanelFooterCss}>
              <Button onClick={uploads.start}>{text('doc_send_now')}</Button>
            </Box>
          )}
        </Card>
      )}
      <LazyUploadDialog
        open={open}
        onClose={() => setOpen(false)}
        title={text('doc_send')}
        uploads={uploads}
      />
    </>
  )
}
