import { createLazyOverlay } from '@portal/remote-kit/layer'
import { IconButton } from '@portal/ui'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useText } from '../texts.ts'

const openDialogSelector = '[role=dialog], [role=alertdialog], dialog[open]'

/**
 * Whether a key event opens the search: Ctrl-K (⌘K), but not over an overlay. A single key is not allowed, since speech
 * input would trigger it by mistake (WCAG 2.1.4).
 */
function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector(openDialogSelector)) return false
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
}

/** Calls `show` on the search shortcut while the search button is mounted. */
function useSearchShortcut(show: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    show()
  })
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

const SearchOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "search" */ './SearchDialog.tsx'),
  ({ open }) => open,
)

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
