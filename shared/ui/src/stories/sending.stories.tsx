import { useState } from 'react'
import * as ui from '../index.ts'
import * as message from '../message.tsx'
import * as upload from '../upload.tsx'

export default { title: 'Design system/Sending' }

const states = [
  { step: 'ready' },
  { step: 'sending', sent: 40, total: 100 },
  { step: 'doubt', doubt: 'pdf-locked' },
  { step: 'refused', why: 'type' },
  { step: 'failed', why: 'offline' },
  { step: 'done', id: 1 },
] satisfies upload.UploadItem['state'][]

/** A file in each state that a customer sees. */
const items = states.map((state) => ({
  id: state.step,
  name: `${state.step}.pdf`,
  file: new File(['x'.repeat(100)], `${state.step}.pdf`),
  target: null,
  state,
}))
const nothing = () => {}
const uploads: Required<upload.Uploads> = {
  items,
  add: nothing,
  start: nothing,
  accept: nothing,
  shrink: nothing,
  retry: nothing,
  remove: nothing,
  pass: nothing,
  mask: nothing,
  keep: nothing,
}
const chosen = { ...uploads, items: items.slice(0, 1) }

export const MessageForm = () => (
  <ui.Card>
    <message.MessageForm label="Your message" submit="Send" documents send={async () => {}} />
  </ui.Card>
)

export const RequestedRow = () => (
  <ul>
    {(['missing', 'received', 'seen', 'completed'] as const).map((status) => (
      <upload.RequestedRow
        key={status}
        name={status}
        comment="Van dit jaar"
        status={status}
        uploads={{ ...uploads, items: [] }}
        onSend={nothing}
      />
    ))}
  </ul>
)

export const UploadArea = () => (
  <upload.UploadArea onFiles={nothing} title="Send a document">
    PDF or a photo.
  </upload.UploadArea>
)

export const UploadList = () => <upload.UploadList uploads={uploads} />

export const UploadSteps = () => <upload.UploadSteps uploads={chosen} onClose={nothing} />

export const UploadDialog = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <ui.Text>The page behind</ui.Text>
      <upload.UploadDialog open={open} onClose={() => setOpen(false)} title="Payslip" uploads={chosen} />
    </>
  )
}
