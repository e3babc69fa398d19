import { useTenant } from '@portal/remote-kit'
import { Avatar, chakra, Icon } from '@portal/ui'
import type { InboxMessage } from '../shared/inbox-message.ts'

const mailIconCss = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '3rem',
  rounded: 'full',
  flex: 'none',
  bg: 'surface',
  color: 'ink2',
}

/** Avatar of the sender if the tenant sent the message; otherwise a mail icon. */
export function SenderAvatar({ message: { isFromTenant, from } }: { message: InboxMessage }) {
  const tenant = useTenant()?.name ?? ''
  if (isFromTenant) return <Avatar name={from ?? tenant} />
  return (
    <chakra.span css={mailIconCss} data-stranger>
      <Icon name="mail" />
    </chakra.span>
  )
}
