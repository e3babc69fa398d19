import { chakra, type HTMLChakraProps, Stack, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.ts'

const bar = 'var(--bar, var(--tint2))'
const shimmer = {
  rounded: '6px',
  backgroundImage: `linear-gradient(90deg, ${bar} 25%, var(--shine, var(--tint1)) 50%, ${bar} 75%)`,
  backgroundSize: '200% 100%',
  animation: 'ui-shimmer 1.6s linear infinite',
  maxW: '100%',
}

/** A bar of the size of what will stand there. */
export function Skeleton({ css, ...props }: HTMLChakraProps<'div'>) {
  return <chakra.div css={[shimmer, css]} h="16px" {...props} />
}

/** Holds skeletons: tells once that something is loading and hides the bars from assistive technology. */
export function Loading({ children }: { children: ReactNode }) {
  const word = useWords()
  return (
    <div role="status">
      <VisuallyHidden>{word('loading')}</VisuallyHidden>
      <Stack gap="inherit" aria-hidden="true">
        {children}
      </Stack>
    </div>
  )
}
