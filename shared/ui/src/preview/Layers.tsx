import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Confirm } from '../confirm.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { Section } from '../page/Section.tsx'

/** What opens over the page. It stands outside a firm's piece, so it has the colours of the page. */
export function Layers() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'confirm'>()
  const close = () => setOpen(undefined)
  return (
    <Section title="Layers">
      <Flex gap="3" wrap="wrap">
        <Button kind="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button kind="secondary" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Button kind="secondary" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
      </Flex>
      <Dialog open={open === 'dialog'} onClose={close} title="Dialog">
        Content
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Drawer" width={1200}>
        Content
      </Drawer>
      <Confirm
        open={open === 'confirm'}
        title="Sure?"
        confirm="Yes"
        cancel="No"
        onConfirm={close}
        onCancel={close}
      >
        This cannot be undone.
      </Confirm>
    </Section>
  )
}
