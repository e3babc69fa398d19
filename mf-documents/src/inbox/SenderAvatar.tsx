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

/** Avatar of the sender if the tenant wrote the message; otherwise a mail icon. */
export function SenderAvatar({ message: { isFromTenant, from } }: { message: Message }) {
  const tenant = useTenant()?.name ?? ''
  if (isFromTenant) return <Avatar name={from ?? tenant} />
  return (
    <chakra.span css={css} data-stranger>
      <Icon name="mail" />
    </chakra.span>
  )
}
