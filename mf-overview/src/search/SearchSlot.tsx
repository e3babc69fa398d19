import { IconButton } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'
import { SearchOverlay } from './SearchOverlay.tsx'
import { useSearchShortcut } from './use-search-shortcut.ts'

/** Search button, on every screen, and the Ctrl-K shortcut. The search code loads on first use. */
export default function SearchSlot() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const openSearch = () => setOpen(true)
  useSearchShortcut(openSearch)
  return (
    <>
      <IconButton
        icon="search"
        label={text('search_open')}
        aria-keyshortcuts="Control+K"
        onClick={openSearch}
      />
      <SearchOverlay open={open} onClose={() => setOpen(false)} />
    </>
  )
}
