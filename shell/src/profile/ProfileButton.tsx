import { Avatar, Box, chakra, VisuallyHidden } from '@portal/ui'
import { useCallback, useState } from 'react'
import { useAccount } from '../layout/account.ts'
import { useNewItemTotal } from '../layout/menu-count.ts'
import { NewItemBadge } from '../layout/NewItemBadge.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { useText } from '../texts.ts'
import { ProfilePanel } from './ProfilePanel.tsx'

/** Cuts a long name after two lines; the button's label contains the full name. */
const nameCss = {
  display: { base: 'none', lg: '-webkit-box' },
  fontWeight: 500,
  textAlign: 'start',
  minW: 0,
  maxW: '16rem',
  lineHeight: 1.25,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
}

/** Profile button with the customer's name, avatar and total of new items; opens the profile drawer (HEADER-05). */
export function ProfileButton() {
  const account = useAccount()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const text = useText()
  const total = useNewItemTotal()
  const label = text('profile_of', { name: account.name })
  return (
    <>
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        gap="3"
        minW="0"
        rounded="full"
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <chakra.span css={nameCss} aria-hidden="true">
          {account.name}
        </chakra.span>
        <Box position="relative" flex="none">
          <Avatar name={account.name} picture={account.avatar} />
          <Box position="absolute" top="-8px" right="-10px">
            <NewItemBadge count={total} textId="waiting_count" />
          </Box>
        </Box>
      </chakra.button>
      <SidePanel side="right" label={label} closeLabel={text('close_profile')} open={open} onClose={close}>
        {open && <ProfilePanel account={account} />}
      </SidePanel>
    </>
  )
}
