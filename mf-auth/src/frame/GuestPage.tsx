import { useTenant } from '@portal/remote-kit'
import { Box, FirmMark, Scene, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'
import { HelpLine } from './HelpLine.tsx'

const halves = {
  minH: '100dvh',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) minmax(0,1fr)' },
  gridTemplateRows: { base: 'auto 1fr', md: 'none' },
}
const wall = {
  bg: 'wall',
  display: 'grid',
  gridTemplateRows: { md: 'auto 1fr auto' },
  overflow: 'hidden',
  minW: 0,
}

/** The page of a customer who is not signed in: the firm's table on one side, a form on the other. */
export function GuestPage({ children }: { children: ReactNode }) {
  const text = useText()
  const tenant = useTenant()
  return (
    <Box css={halves}>
      <Box as="aside" css={wall}>
        <Box px={{ base: '4', md: '8', xl: '16' }} pt={{ base: '5', md: '12' }}>
          {tenant && <FirmMark name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />}
        </Box>
        <Box display="grid" alignContent="end" minW="0">
          <Text
            textStyle="welcome"
            px={{ base: '4', md: '8', xl: '16' }}
            pt="4"
            maxW={{ md: 'min(536px, 72%)' }}
          >
            {text('login_welcome')}
          </Text>
          <Box px={{ base: '4', md: '6', xl: '12' }} pt={{ base: '2', md: '6' }} mb="-0.5">
            <Box maxW={{ base: '400px', md: '560px' }} mx="auto" mt={{ md: '-10' }}>
              <Scene />
            </Box>
          </Box>
        </Box>
        <HelpLine />
      </Box>
      <Box
        as="main"
        bg="#fff"
        px={{ base: '4', md: '8' }}
        py={{ base: '7', md: '12' }}
        display="grid"
        alignContent={{ base: 'start', md: 'center' }}
        justifyContent="center"
        gridTemplateColumns={{ base: 'minmax(0,480px)', md: 'minmax(0,420px)' }}
        gap="6"
      >
        {children}
      </Box>
    </Box>
  )
}
