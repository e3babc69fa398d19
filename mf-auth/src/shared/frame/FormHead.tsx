import { Heading, Text } from '@portal/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

interface Props {
  title: string
  intro?: string
  /** It takes the place of another form: what had the focus there is gone, and the title takes it. */
  takesFocus?: boolean
}

/** Title of a form, with what it is for. */
export function FormHead({ title, intro, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => takesFocus && heading.current?.focus())
  useEffect(() => {
    arrive()
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
