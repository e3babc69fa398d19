import { useId, useState } from 'react'
import { chakra } from '../system/styled.tsx'

interface TermProps {
  children: string
  /** Explanation in one sentence. */
  explanation: string
}

const termCss = {
  textDecoration: 'underline dotted 1.5px',
  textDecorationColor: 'var(--ink2)',
  textUnderlineOffset: '4px',
  cursor: 'help',
  textAlign: 'start',
  maxW: '100%',
  '@media (pointer: coarse)': { py: '13px', my: '-13px', minW: '44px' },
}

/**
 * A financial term. A click expands its explanation inline; a collapsed term is part of the line of text. Ark's popover
 * is not used, because it would add 26.5 kB (brotli) to every page.
 */
export function Term({ children, explanation }: TermProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <chakra.button
        type="button"
        css={termCss}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {children}
      </chakra.button>
      <chakra.span
        id={id}
        role="status"
        display={open ? 'block' : 'inline'}
        textStyle="meta"
        color="ink2"
        fontWeight={400}
      >
        {open && explanation}
      </chakra.span>
    </>
  )
}
