import { chakra, IconButton } from '@portal/ui'
import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useShell } from './shell-context.tsx'

interface SidePanelProps {
  side: 'left' | 'right'
  label: string
  closeLabel: string
  open: boolean
  onClose(): void
  children: ReactNode
}

const panelCss = {
  position: 'fixed',
  insetBlock: '0',
  m: '0',
  maxH: 'none',
  h: '100%',
  w: { base: '100%', md: '320px' },
  maxW: '100%',
  bg: 'nav',
  color: 'ink',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  transition: 'transform 250ms ease-out',
  '&::backdrop': { background: 'rgb(20 18 30/.45)' },
}
const cssBySide = {
  left: {
    insetInlineStart: '0',
    insetInlineEnd: 'auto',
    '@starting-style': { transform: 'translateX(-100%)' },
  },
  right: {
    insetInlineEnd: '0',
    insetInlineStart: 'auto',
    '@starting-style': { transform: 'translateX(100%)' },
  },
}

/**
 * A side drawer with the native modal dialog, which traps the focus and closes on Escape (NAV-02, ANIM-03). It closes
 * on navigation or a click on the page beside it (NAV-03). Its content renders after it opens, so that the drawer opens
 * at once on a slow phone. The design system's drawer would have to load 23 kB (brotli) first.
 */
export function SidePanel({ side, label, closeLabel, open, onClose, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { routing } = useShell()
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  const content = useDeferredValue(used ? children : null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(() => routing.destination.subscribe(onClose), [routing, onClose])
  return (
    <chakra.dialog
      ref={dialog}
      css={[panelCss, cssBySide[side]]}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => isOnBackdrop(event) && onClose()}
    >
      {used && (
        <>
          <chakra.div display="flex" justifyContent="flex-end" p="3" pb="0">
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </chakra.div>
          {content}
        </>
      )}
    </chakra.dialog>
  )
}

/** Whether a click hit the backdrop: the dialog element itself receives such clicks. */
function isOnBackdrop({ target, currentTarget, clientX }: MouseEvent<HTMLElement>): boolean {
  const { left, right } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right)
}
