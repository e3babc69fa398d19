import { type ReactNode, useId } from 'react'
import { chakra } from '../system/styled.tsx'
import { Heading } from '../text/Heading.tsx'

interface SectionProps {
  title: string
  /** Content at the end of the title's line, such as a button or a count. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a page with a title. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4" gridTemplateColumns="minmax(0,1fr)">
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {aside}
      </chakra.div>
      {children}
    </chakra.section>
  )
}
