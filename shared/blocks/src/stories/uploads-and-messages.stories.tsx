import * as ui from '@portal/ui'
import * as form from '@portal/ui/form'
import type { ReactNode } from 'react'
import * as file from '../file-field.tsx'
import * as message from '../message.tsx'
import * as upload from '../upload.tsx'

export default { title: 'Blocks/Sending' }

const uploadStates = [
  { step: 'ready' },
  { step: 'sending', sent: 40, total: 100 },
  { step: 'doubt', doubt: 'pdf-locked' },
  { step: 'refused', why: 'type' },
  { step: 'failed', why: 'offline' },
  { step: 'done', id: 1 },
] satisfies upload.UploadItem['state'][]

/** A file in each state that customers can see. */
const uploadItems = uploadStates.map((state) => ({
  id: state.step,
  name: `${state.step}.pdf`,
  file: new File(['x'.repeat(100)], `${state.step}.pdf`),
  target: null,
  state,
}))
const doNothing = () => {}
const exampleUploads: Required<upload.Uploads> = {
  items: uploadItems,
  add: doNothing,
  start: doNothing,
  confirmDoubtful: doNothing,
  shrink: doNothing,
  retry: doNothing,
  remove: doNothing,
  skipBsnCheck: doNothing,
  mask: doNothing,
  sendWithBsn: doNothing,
}
const singleUpload = { ...exampleUploads, items: uploadItems.slice(0, 1) }

function FileForm({ children }: { children: ReactNode }) {
  return (
    <form.Form form={form.useForm()} onSubmit={doNothing}>
      {children}
    </form.Form>
  )
}

export const FileField = () => (
  <FileForm>
    <file.FileField name="file" label="File" prompt="Drop a file" optional />
  </FileForm>
)

export const TenantFileField = () => (
  <FileForm>
    <file.TenantFileField name="file" label="File of the firm" prompt="Drop a file" optional />
  </FileForm>
)

export const MessageForm = () => (
  <ui.Card>
    <message.MessageForm label="Your message" submit="Send" documents send={async () => {}} />
  </ui.Card>
)

export const RequestedDocumentRow = () => (
  <ul>
    {(['missing', 'received', 'seen', 'completed'] as const).map((status) => (
      <upload.RequestedDocumentRow
        key={status}
        name={status}
        comment="Van dit jaar"
        status={status}
        uploads={{ ...exampleUploads, items: [] }}
        onSend={doNothing}
      />
    ))}
  </ul>
)

export const UploadArea = () => (
  <upload.UploadArea onFiles={doNothing} title="Send a document">
    PDF or a photo.
  </upload.UploadArea>
)

export const UploadList = () => <upload.UploadList uploads={exampleUploads} />

export const UploadSteps = () => <upload.UploadSteps uploads={singleUpload} onClose={doNothing} />
