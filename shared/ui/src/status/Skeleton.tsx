import type { ReactNode } from 'react'
import { chakra, Stack, type StyledProps, VisuallyHidden } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'

/**
 * Pulses after a moment, by opacity only: an animated gradient repaints every frame, and took a slow phone a third of
 * the time until the screen shows.
 */
const pulseCss = {
  rounded: '6px',
  bg: 'var(--bar, var(--tint2))',
  animation: 'ui-breathe 1.6s ease-in-out .4s infinite',
  maxW: '100%',
}

/** A placeholder block with the size of the content. */
export function Skeleton({ css, ...props }: StyledProps<'div'>) {
  return <chakra.div css={[pulseCss, css]} h="16px" {...props} />
}

/** Container of skeletons: announces once that content is loading, and hides the blocks from assistive technology. */
export function Loading({ children }: { children: ReactNode }) {
  const uiText = useUiText()
  return (
    <div role="status" data-loading="">
      <VisuallyHidden>{uiText('loading')}</VisuallyHidden>
      <Stack gap="inherit" aria-hidden="true">
        {children}
      </Stack>
    </div>
  )
}
