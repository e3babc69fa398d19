import { Box, chakra, Heading, Text } from '@portal/ui'
import { useAccount } from './account.ts'
import { useFocusOnArrival } from './focus.ts'
import { useScreenTitle } from './page-title.ts'
import { strip, stripGround, titleWidth } from './strip.ts'

/** As wide as the column of the screen, whose gutter it covers: what scrolls below it is not seen beside it. */
const css = {
  ...strip,
  mx: { base: '-16px', md: '-24px', xl: '-32px' },
  px: { base: '16px', md: '24px', xl: '32px' },
  zIndex: 13,
}
/**
 * Keeps clear of the header's controls: of the burger where there is one, and of search and face where the name is not beside
 * them. On a phone a title of two lines leaves no room for the name below it, which then goes to a column that is clipped.
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
/** The longest title of one word keeps its line on the narrowest phone. */
const headingCss = { '@media (max-width: 359px)': { fontSize: '1.0625rem', lineHeight: '1.5rem' } }
/** The name stands below the title where there is no room for it beside the face; the profile's button says it. */
const nameCss = {
  display: { base: 'block', lg: 'none' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _print: { display: 'none' },
}
/** Keeps the name's line while it is not known. */
const nothingYet = '\u00a0'

/** The screen's title, which stands in the strip above it, and is what the main content begins with (HEADER-02). */
export function Title() {
  const title = useScreenTitle()
  const heading = useFocusOnArrival()
  return (
    <chakra.div css={[css, stripGround]}>
      <Box css={[titleCss, titleWidth]}>
        <Heading level={1} ref={heading} tabIndex={-1} css={headingCss} overflowWrap="anywhere">
          {title}
        </Heading>
        <Text textStyle="meta" color="ink2" css={nameCss} aria-hidden="true">
          {useAccount().name || nothingYet}
        </Text>
      </Box>
    </chakra.div>
  )
}

/**
 * Takes the title's room among the header's controls, which are no wider than it leaves them; drawn from an attribute, so that
 * nobody reads or finds it twice.
 */
export function TitleRoom() {
  return <Box css={[roomCss, titleWidth, onlyTheTitle]} data-title={useScreenTitle()} />
}

/** Beside the menu all that it does not need is the controls’. */
const onlyTheTitle = { '@media (min-width: 1201px)': { flex: 'none' } }

const roomCss = {
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
