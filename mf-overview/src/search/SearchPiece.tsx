import { IconButton } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../texts.ts'
import { useShortcut } from './use-shortcut.ts'

const lazySearch = () => lazy(() => import(/* webpackChunkName: "search" */ './SearchDialog.tsx'))

/** The way into the search, everywhere in the portal: a button, `/` and Ctrl-K. Its code comes when first used. */
export default function SearchPiece() {
  const text = useText()
  const [Search] = useState(lazySearch)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  useShortcut(show)
  return (
    <>
      <IconButton icon="search" label={text('search_open')} aria-keyshortcuts="/ Control+K" onClick={show} />
      {wanted && (
        <Suspense fallback={null}>
          <Search open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
