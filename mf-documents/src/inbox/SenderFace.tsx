import { useTenant } from '@portal/remote-kit'
import { Avatar, chakra, Icon } from '@portal/ui'
import type { Message } from '../shared/message.ts'

const css = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '3rem',
  rounded: 'full',
  flex: 'none',
  bg: 'wall',
  color: 'ink2',
}

/** The face of who wrote a message, where the firm itself put it there; of whoever else only that it is a mail. */
export function SenderFace({ message: { isFromTenant, from } }: { message: Message }) {
  const firm = useTenant()?.name ?? ''
  if (isFromTenant) return <Avatar name={from ?? firm} />
  return (
    <chakra.span css={css} data-stranger>
      <Icon name="mail" />
    </chakra.span>
  )
}
