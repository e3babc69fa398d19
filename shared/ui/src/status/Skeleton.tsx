import type { ReactNode } from 'react'
import { chakra, Stack, type StyledProps, VisuallyHidden } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'

/**
 * The skeleton pulses after a moment. Only its opacity changes, because an animated gradient repaints every frame,
 * which took a slow phone a third of the time until the screen shows.
 */
const pulseCss = {
  rounded: '6px',
  bg: 'var(--bar, var(--tint2))',
  animation: 'ui-breathe 1.6s ease-in-out .4s infinite',
  maxW: '100%',
}

/** A placeholder with the size of the content that is loading. */
export function Skeleton({ css, ...props }: StyledProps<'div'>) {
  return <chakra.div css={[pulseCss, css]} h="16px" {...props} />
}

/**
 * Container of skeletons. It announces once that content is loading, and hides the skeletons from assistive technology.
 */
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
