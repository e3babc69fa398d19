import { Heading, Text } from '@portal/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

interface FormHeaderProps {
  title: string
  intro?: string
  /** Moves the focus to the title; set if this form replaces another that had the focus. */
  takesFocus?: boolean
}

export function FormHeader({ title, intro, takesFocus = false }: FormHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusTitle = useEffectEvent(() => takesFocus && heading.current?.focus())
  useEffect(() => {
    focusTitle()
  }, [])
  return (
    <header>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {intro && (
        <Text color="ink2" mt="2">
          {intro}
        </Text>
      )}
    </header>
  )
}
