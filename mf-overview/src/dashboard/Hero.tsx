import type { Customer } from '@portal/contract/customer'
import { useTenant } from '@portal/remote-kit'
import { Avatar, Box, chakra, Flex, Scene, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface Props {
  customer: Customer | null
  /** Whom to welcome whose account was made just now (DASH-02). */
  welcome: string | null
  /** What is to be done. */
  children: ReactNode
  /** What lies on the table. */
  table: ReactNode
}

const wall = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 320px' },
  '@media (min-width: 640px) and (max-width: 1023px)': { gridTemplateColumns: 'minmax(0,1fr) 280px' },
  gap: { base: '4', lg: '6' },
  alignItems: 'end',
  px: { base: '5', md: '8', lg: '10' },
  pt: '4',
  minH: { base: '300px', md: '240px' },
  overflow: 'hidden',
  _print: { minH: '0' },
}
/** A phone has no room for it above what the customer came for. */
const scene = {
  mb: '-1px',
  w: '100%',
  maxW: '320px',
  ml: 'auto',
  '@media (max-width: 639px)': { display: 'none' },
  _print: { display: 'none' },
}
const words = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2',
  alignSelf: 'center',
  pb: { base: '3', lg: '4' },
  minW: 0,
  position: 'relative',
}
const top = {
  bg: 'table',
  borderTopWidth: '2px',
  borderColor: 'stroke',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: { base: '2', md: '4' },
  p: { base: '2', md: '3' },
  minH: '14px',
  '&:empty': { p: '0' },
}

/** The kitchen table, full: the adviser says what is to be done, and what waits lies on the table. */
export function Hero({ customer, welcome, children, table }: Props) {
  const text = useText()
  const tenant = useTenant()
  const adviser = customer?.advisor ?? null
  const speaker = adviser?.full_name ?? tenant?.name ?? ''
  return (
    <chakra.section
      bg="wall"
      rounded={{ base: '20px', md: 'table' }}
      overflow="hidden"
      aria-label={text('next')}
      _print={{ breakInside: 'avoid' }}
    >
      <Box css={wall}>
        <Box css={words}>
          <Flex gap="4" align="center">
            <Avatar name={speaker} picture={adviser?.avatar} size={56} />
            <Box minW="0">
              <Text fontWeight={600} overflowWrap="anywhere">
                {speaker}
              </Text>
              <Text textStyle="meta" color="ink2">
                {text(adviser ? 'adviser' : 'your_office')}
              </Text>
            </Box>
          </Flex>
          {welcome !== null && (
            <>
              <Text textStyle="question">{text('welcome_new', { name: welcome })}</Text>
              <Text maxW="44em">{text('account_created')}</Text>
            </>
          )}
          {children}
        </Box>
        <Box css={scene}>
          <Scene />
        </Box>
      </Box>
      <Box css={top}>{table}</Box>
    </chakra.section>
  )
}
