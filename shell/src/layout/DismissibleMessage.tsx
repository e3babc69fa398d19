import { useStore } from '@portal/remote-kit'
import type { WritableStore } from '@portal/remote-kit/store'
import { Button, chakra, Heading, Text } from '@portal/ui'
import { useEffect, useId, useRef } from 'react'

const css = {
  m: 'auto',
  p: { base: '6', md: '8' },
  maxW: 'min(440px, calc(100vw - 32px))',
  bg: 'card',
  color: 'ink',
  rounded: 'card',
  shadow: 'float',
  '&::backdrop': { background: 'rgb(20 18 30/.45)' },
}

interface Props {
  /** Whether to show it; false again after it was dismissed. */
  shown: WritableStore<boolean>
  title: string
  children: string
  action: string
}

/** A message about the whole page, such as that nothing can be changed; shown above the portal's overlays. */
export function DismissibleMessage({ shown, title, children, action }: Props) {
  const isShown = useStore(shown)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const read = () => shown.set(false)
  useEffect(() => {
    if (isShown) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isShown])
  return (
    <chakra.dialog ref={dialog} css={css} aria-labelledby={id} onClose={read}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text my="3">{children}</Text>
      <Button autoFocus onClick={read}>
        {action}
      </Button>
    </chakra.dialog>
  )
}
