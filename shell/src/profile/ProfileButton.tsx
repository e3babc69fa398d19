import type { Account } from '@portal/remote-kit/portal'
import { Box, Counter, chakra, Face, VisuallyHidden } from '@portal/ui'
import { useCallback, useState } from 'react'
import { useNewTotal } from '../layout/menu-count.ts'
import { SidePanel } from '../layout/SidePanel.tsx'
import { useText } from '../texts.ts'
import { ProfilePanel } from './ProfilePanel.tsx'

const nameCss = { display: { base: 'none', lg: 'block' }, fontWeight: 500 }

/** The customer: name, face and how much is new; opens the profile drawer (HEADER-05). */
export function ProfileButton({ account }: { account: Account }) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const text = useText()
  const total = useNewTotal()
  const label = text('profile_of', { name: account.name })
  return (
    <>
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        gap="3"
        rounded="full"
        onClick={() => setOpen(true)}
      >
        <chakra.span css={nameCss} aria-hidden="true">
          {account.name}
        </chakra.span>
        <Box position="relative">
          <Face name={account.name} picture={account.avatar} />
          {total > 0 && (
            <Box position="absolute" top="-4px" right="-6px">
              <Counter count={total} />
            </Box>
          )}
        </Box>
        <VisuallyHidden>{label}</VisuallyHidden>
      </chakra.button>
      <SidePanel side="right" label={label} closeLabel={text('close_profile')} open={open} onClose={close}>
        {open && <ProfilePanel account={account} />}
      </SidePanel>
    </>
  )
}
