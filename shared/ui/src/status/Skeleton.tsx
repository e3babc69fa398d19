import { chakra, type HTMLChakraProps, Stack, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

/**
 * Breathes once it has stood for a moment, by its opacity alone, which costs the page nothing: a gradient that moves is painted anew
 * for each frame, and took a slow phone a third of the time in which the screen comes.
 */
const breathing = {
  rounded: '6px',
  bg: 'var(--bar, var(--tint2))',
  animation: 'ui-breathe 1.6s ease-in-out .4s infinite',
  maxW: '100%',
}

/** A bar of the size of what will stand there. */
export function Skeleton({ css, ...props }: HTMLChakraProps<'div'>) {
  return <chakra.div css={[breathing, css]} h="16px" {...props} />
}

/** Holds skeletons: tells once that something is loading and hides the bars from assistive technology. */
export function Loading({ children }: { children: ReactNode }) {
  const word = useWords()
  return (
    <div role="status" data-loading="">
      <VisuallyHidden>{word('loading')}</VisuallyHidden>
      <Stack gap="inherit" aria-hidden="true">
        {children}
      </Stack>
    </div>
  )
}
