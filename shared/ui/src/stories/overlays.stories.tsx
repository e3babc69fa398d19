import { useState } from 'react'
import * as confirm from '../confirm.tsx'
import * as dialog from '../dialog.tsx'
import * as drawer from '../drawer.tsx'
import * as ui from '../index.ts'

export default { title: 'Design system/Layers' }

const pageBehind = <ui.Text>The page behind</ui.Text>

export const Dialog = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      {pageBehind}
      <dialog.Dialog open={open} onClose={() => setOpen(false)} title="Dialog">
        Content
      </dialog.Dialog>
    </>
  )
}

export const Drawer = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      {pageBehind}
      <drawer.Drawer open={open} onClose={() => setOpen(false)} title="Drawer" about="What it is about">
        Content
      </drawer.Drawer>
    </>
  )
}

export const Confirm = () => {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      {pageBehind}
      <confirm.Confirm open={open} title="Sure?" confirm="Yes" cancel="No" onConfirm={close} onCancel={close}>
        This cannot be undone.
      </confirm.Confirm>
    </>
  )
}
