import { useStore } from '@portal/remote-kit'
import { Button, chakra, Heading, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import type { StaffText } from '../texts.ts'
import { attempted } from './told.ts'

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

const goOn = () => attempted.set(false)

/** Says to who tried to change something that they only look, wherever in the portal that was; over its layers too. */
export function OnlyLooking({ text, name }: { text: StaffText; name: string }) {
  const standing = useStore(attempted)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (standing) dialog.current?.showModal()
    else dialog.current?.close()
  }, [standing])
  return (
    <chakra.dialog ref={dialog} css={css} aria-labelledby="only-looking" onClose={goOn}>
      <Heading level={2} id="only-looking">
        {text('viewing_only_title')}
      </Heading>
      <Text my="3">{text('viewing_only', { name })}</Text>
      <Button autoFocus onClick={goOn}>
        {text('viewing_go_on')}
      </Button>
    </chakra.dialog>
  )
}
