import { useStore } from '@portal/remote-kit'
import type { TextFunction } from '@portal/remote-kit/texts'
import { Box, chakra, Grid, useIsWide } from '@portal/ui'
import type { ReactNode } from 'react'
import type { Shell } from '../shell.ts'
import type nl from '../texts/nl.json'
import { StaffMemberCard } from './StaffMemberCard.tsx'
import { createStaffText } from './staff-texts.ts'
import { ViewingLayout } from './viewing/ViewingLayout.tsx'
import { getViewerLanguage } from './viewing/viewed-customer.ts'

/**
 * The caller passes the components as props: importing them here would create another chunk and make the customers'
 * layout a tenth larger.
 */
interface StaffLayoutProps {
  shell: Shell
  text: TextFunction<keyof typeof nl>
  title: ReactNode
  entries: ReactNode
  colorSchemeChoice: ReactNode
  /** Layout of the customer's portal, shown when staff view that portal. */
  customer: ReactNode
  children: ReactNode
}

const skipLinkCss = {
  position: 'absolute',
  insetInlineStart: '4',
  top: '-100px',
  zIndex: 20,
  bg: 'paper',
  p: '3',
  _focusVisible: { top: '4' },
}
const layoutColumns = { base: 'minmax(0,1fr)', xl: '300px minmax(0,1fr)' }
/** If the menu is above the screen, the screen takes the remaining height. */
const layoutRows = { base: 'auto 1fr auto', xl: 'auto' }
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
/** There is no menu button before the title, so the title starts at the screen's left edge. */
const mainCss = { '--title-inset': '0px', w: '100%', maxW: '1600px', minW: '0', pb: '8' }
const footerCss = { bg: 'nav', borderTopWidth: '1px', borderColor: 'line', py: '5' }
const gutterWidths = { base: '16px', md: '24px', xl: '32px' }

/**
 * Layout of staff pages. In narrow windows the staff member's card is below the screen, so that the screen is visible
 * first.
 */
export function StaffLayout({
  shell,
  text,
  title,
  entries,
  colorSchemeChoice,
  customer,
  children,
}: StaffLayoutProps) {
  const wide = useIsWide('xl')
  const { language: shown, formal } = useStore(shell.language.current)
  const language = shell.core.router.basename ? getViewerLanguage() : shown
  const ofStaff = createStaffText({ language, formal })
  if (shell.core.router.basename)
    return (
      <ViewingLayout text={ofStaff} language={language} nonce={shell.core.styles.nonce}>
        {customer}
      </ViewingLayout>
    )
  const staffMemberCard = (
    <StaffMemberCard shell={shell} text={text} ofStaff={ofStaff} colorSchemeChoice={colorSchemeChoice} />
  )
  return (
    <Grid gridTemplateColumns={layoutColumns} gridTemplateRows={layoutRows} alignItems="start" minH="100vh">
      <chakra.a href="#content" css={skipLinkCss}>
        {text('skip_to_content')}
      </chakra.a>
      <chakra.nav css={navCss} aria-label={text('main_menu')}>
        <chakra.p px="3" textStyle="section">
          {shell.page.tenant?.info?.name ?? ofStaff('staff_portal')}
        </chakra.p>
        {entries}
        {wide && <Box mt="auto">{staffMemberCard}</Box>}
      </chakra.nav>
      <chakra.main id="content" tabIndex={-1} css={mainCss} px={gutterWidths}>
        {title}
        {children}
      </chakra.main>
      {!wide && (
        <chakra.footer css={footerCss} px={gutterWidths}>
          {staffMemberCard}
        </chakra.footer>
      )}
    </Grid>
  )
}
