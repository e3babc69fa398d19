import { useStore } from '@portal/remote-kit'
import type { TextOf } from '@portal/remote-kit/texts'
import { Box, chakra, Grid, useWide } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Shell } from '../shell.ts'
import type nl from '../texts/nl.json'
import { StaffMember } from './StaffMember.tsx'
import { staffText } from './texts.ts'
import { ViewingLayout } from './viewing/ViewingLayout.tsx'
import { languageOfViewer } from './viewing/viewed.ts'

/**
 * Components of the shell, passed in: importing them would split the customers' layout into another chunk, a tenth
 * larger.
 */
interface Props {
  shell: Shell
  text: TextOf<keyof typeof nl>
  title: ReactNode
  entries: ReactNode
  look: ReactNode
  /** The customer's layout, when staff view a customer's portal. */
  customer: ReactNode
  /** The screen, below messages about the page. */
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
/** Where the menu is above the screen, the screen takes the remaining space. */
const rows = { base: 'auto 1fr auto', xl: 'auto' }
const navCss = {
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '2', xl: '4' },
  '& > ul': { display: { base: 'flex', xl: 'grid' }, flexWrap: 'wrap' },
  pt: { base: '4', xl: '7' },
  pb: { base: '2', xl: '5' },
  px: { base: '2', md: '3', xl: '5' },
  bg: 'nav',
  borderColor: 'line',
  borderBottomWidth: { base: '1px', xl: '0' },
  borderInlineEndWidth: { xl: '1px' },
  position: { xl: 'sticky' },
  top: '0',
  h: { xl: '100vh' },
  overflowY: { xl: 'auto' },
}
/** No menu button precedes the title, so it starts where the screen does. */
const mainCss = { '--title-inset': '0px', w: '100%', maxW: '1600px', minW: '0', pb: '8', outline: 'none' }
const footerCss = { bg: 'nav', borderTopWidth: '1px', borderColor: 'line', py: '5' }
const gutter = { base: '16px', md: '24px', xl: '32px' }

/**
 * The layout for staff: a menu and the screen. The person is below the menu, or below the screen on narrow windows, so
 * that the screen is visible first.
 */
export function StaffLayout({ shell, text, title, entries, look, customer, children }: Props) {
  const wide = useWide('xl')
  const { language: shown, formal } = useStore(shell.language.current)
  const language = shell.core.router.basename ? languageOfViewer() : shown
  const ofStaff = staffText({ language, formal })
  if (shell.core.router.basename)
    return (
      <ViewingLayout text={ofStaff} language={language} nonce={shell.core.styles.nonce}>
        {customer}
      </ViewingLayout>
    )
  const person = <StaffMember shell={shell} text={text} ofStaff={ofStaff} look={look} />
  return (
    <Grid gridTemplateColumns={columns} gridTemplateRows={rows} alignItems="start" minH="100vh">
      <chakra.a href="#content" css={skipLink}>
        {text('skip_to_content')}
      </chakra.a>
      <chakra.nav css={navCss} aria-label={text('main_menu')}>
        <chakra.p px="3" textStyle="section">
          {shell.page.tenant?.info?.name ?? ofStaff('staff_portal')}
        </chakra.p>
        {entries}
        {wide && <Box mt="auto">{person}</Box>}
      </chakra.nav>
      <chakra.main id="content" tabIndex={-1} css={mainCss} px={gutter}>
        {title}
        {children}
      </chakra.main>
      {!wide && (
        <chakra.footer css={footerCss} px={gutter}>
          {person}
        </chakra.footer>
      )}
    </Grid>
  )
}
