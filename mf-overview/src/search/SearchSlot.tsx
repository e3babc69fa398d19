import { IconButton } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { SearchLayer } from './SearchLayer.tsx'
import { useShortcut } from './use-shortcut.ts'

/** Search button, on every screen, and the Ctrl-K shortcut. The search code loads on first use. */
export default function SearchSlot() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  useShortcut(show)
  return (
    <>
      <IconButton icon="search" label={text('search_open')} aria-keyshortcuts="/ Control+K" onClick={show} />
      <SearchLayer open={open} onClose={() => setOpen(false)} />
    </>
  )
}
