import type { Account } from '@portal/remote-kit/portal'
import { Box, Button, chakra, Face, Text, VisuallyHidden } from '@portal/ui'
import { useCallback, useState } from 'react'
import { useText } from '../texts.ts'
import { useShell } from './context.tsx'
import { SidePanel } from './SidePanel.tsx'

/** Time between the press and the sign-out, in milliseconds (PROFILE-04). */
const signOutDelay = 150

/** The customer's face; opens the profile drawer (HEADER-05). */
export function ProfileButton({ account }: { account: Account }) {
  const { session } = useShell()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const text = useText()
  return (
    <>
      <chakra.button type="button" rounded="full" onClick={() => setOpen(true)}>
        <Face name={account.name} picture={account.avatar} />
        <VisuallyHidden>{text('profile_of', { name: account.name })}</VisuallyHidden>
      </chakra.button>
      <SidePanel
        side="right"
        label={text('profile_of', { name: account.name })}
        closeLabel={text('close_menu')}
        open={open}
        onClose={close}
      >
        <Box p="5" display="grid" gap="4">
          <Face name={account.name} picture={account.avatar} size={72} />
          <Text textStyle="question">{account.name}</Text>
          <Button kind="secondary" onClick={() => setTimeout(() => void session.signOut(), signOutDelay)}>
            {text('sign_out')}
          </Button>
        </Box>
      </SidePanel>
    </>
  )
}
