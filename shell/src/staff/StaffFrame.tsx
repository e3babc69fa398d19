import type { TextOf } from '@portal/remote-kit/texts'
import { Box, chakra, Grid } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Shell } from '../shell.ts'
import type nl from '../texts/nl.json'
import { Person } from './Person.tsx'

/**
 * What of the shell's own it places. It is given that, and imports none of it: customers' frame would weigh a tenth more if
 * its parts belonged to two files.
 */
interface Props {
  shell: Shell
  text: TextOf<keyof typeof nl>
  title: ReactNode
  entries: ReactNode
  look: ReactNode
  /** The screen, below what there is to tell of the page itself. */
  children: ReactNode
}

const skipLink = {
  position: 'absolute',
  insetInlineStart: '4',
  top: '-100px',
  zIndex: 20,
  bg: 'paper',
  p: '3',
  _focusVisible: { top: '4' },
}
const columns = { base: 'minmax(0,1fr)', xl: '300px minmax(0,1fr)' }
const navCss = {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  pt: { base: '4', xl: '7' },
  pb: '5',
  px: '5',
  bg: 'nav',
  borderColor: 'line',
  borderBottomWidth: { base: '1px', xl: '0' },
  borderInlineEndWidth: { xl: '1px' },
  position: { xl: 'sticky' },
  top: '0',
  h: { xl: '100vh' },
  overflowY: { xl: 'auto' },
}
const mainCss = { w: '100%', maxW: '1600px', minW: '0', pb: '8', outline: 'none' }
const gutter = { base: '16px', md: '24px', xl: '32px' }

/** The portal of somebody of the staff: a menu of what is theirs, and the screen. */
export function StaffFrame({ shell, text, title, entries, look, children }: Props) {
  return (
    <Grid gridTemplateColumns={columns} alignItems="start" minH="100vh">
      <chakra.a href="#content" css={skipLink}>
        {text('skip_to_content')}
      </chakra.a>
      <chakra.nav css={navCss} aria-label={text('main_menu')}>
        <chakra.p px="3" textStyle="section">
          {text('staff_portal')}
        </chakra.p>
        {entries}
        <Box mt="auto">
          <Person shell={shell} text={text} look={look} />
        </Box>
      </chakra.nav>
      <chakra.main id="content" tabIndex={-1} css={mainCss} px={gutter}>
        {title}
        {children}
      </chakra.main>
    </Grid>
  )
}
