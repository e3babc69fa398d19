import { Box, chakra, Heading, Text } from '@portal/ui'
import { useAccount } from './account.ts'
import { useFocusOnNavigation } from './navigation-focus.ts'
import { useScreenTitle } from './page-title.ts'
import { strip, stripBackground, titleWidth } from './strip.ts'

/** As wide as the screen's column with its margins, so that scrolled content is hidden behind it. */
const css = {
  ...strip,
  mx: { base: '-16px', md: '-24px', xl: '-32px' },
  px: { base: '16px', md: '24px', xl: '32px' },
  zIndex: 13,
}
/**
 * Stays clear of the header's controls. On a phone a two-line title leaves no space for the name below it, which then
 * moves to a clipped column.
 */
const titleCss = {
  flex: '1',
  minW: 0,
  '@media (max-width: 1200px)': { ml: 'var(--title-inset, 52px)' },
  '@media (max-width: 1023px)': { mr: '128px' },
  '@media (max-width: 768px)': {
    ml: 'var(--title-inset, 44px)',
    mr: '108px',
    display: 'flex',
    flexFlow: 'column wrap',
    justifyContent: 'center',
    columnGap: '6',
    maxH: '72px',
    overflow: 'clip',
    overflowClipMargin: '6px',
    '& > *': { width: '100%' },
  },
  _print: { mx: '0' },
}
/** Keeps the longest one-word title on one line on the narrowest phone. */
const headingCss = {
  w: 'fit-content',
  '@media (max-width: 359px)': { fontSize: '1.0625rem', lineHeight: '1.5rem' },
}
/** The name is below the title where there is no space beside the avatar; the profile button's label contains it. */
const nameCss = {
  display: { base: 'block', lg: 'none' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _print: { display: 'none' },
}
/** Reserves a line for the name until it is known. */
const blankLine = '\u00a0'

/** The screen's title, in the strip above it; the main content starts with it (HEADER-02). */
export function Title() {
  const title = useScreenTitle()
  const heading = useFocusOnNavigation()
  return (
    <chakra.div css={[css, stripBackground]}>
      <Box css={[titleCss, titleWidth]}>
        <Heading level={1} ref={heading} tabIndex={-1} css={headingCss} overflowWrap="anywhere">
          {title}
        </Heading>
        <Text textStyle="meta" color="ink2" css={nameCss} aria-hidden="true">
          {useAccount().name || blankLine}
        </Text>
      </Box>
    </chakra.div>
  )
}

/**
 * Reserves the title's space among the header's controls. The text comes from a CSS attribute, so that it is not
 * announced or found twice.
 */
export function TitleSpacer() {
  return <Box css={[spacerCss, titleWidth, titleWidthCss]} data-title={useScreenTitle()} />
}

/** Beside the permanent menu, the controls get all remaining space. */
const titleWidthCss = { '@media (min-width: 1201px)': { flex: 'none' } }

const spacerCss = {
  flex: '1',
  minW: 0,
  h: { base: '0', md: 'auto' },
  visibility: 'hidden',
  textStyle: 'title',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  _before: { content: 'attr(data-title)' },
  _print: { display: 'none' },
}
