import { useStore } from '@portal/remote-kit'
import { Box, chakra, Heading, Text } from '@portal/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useAccount } from './customer.ts'
import { useScreenTitle } from './page-title.ts'
import { useShell } from './shell-context.tsx'
import { stripBackgroundCss, stripLayerCss, stripTitleCss } from './title-strip.ts'

/** Covers the full width of the screen's column with its margins, so that content scrolled behind it is hidden. */
const titleStripCss = {
  ...stripLayerCss,
  mx: { base: '-16px', md: '-24px', xl: '-32px' },
  px: { base: '16px', md: '24px', xl: '32px' },
  zIndex: 13,
}
/** Keeps the title clear of the header's controls. A two-line title on a phone leaves no space for the name. */
const titleCss = {
  flex: '1',
  minW: 0,
  '@media (max-width: 1200px)': { ml: 'var(--title-inset, 52px)' },
  '@media (max-width: 1023px)': { mr: 'calc(80px + min(3rem, 16vw))' },
  '@media (max-width: 768px)': {
    ml: 'var(--title-inset, 44px)',
    mr: 'calc(60px + min(3rem, 16vw))',
    display: 'flex',
    flexFlow: 'column wrap',
    justifyContent: 'center',
    columnGap: '6',
    maxH: '4.5rem',
    overflow: 'clip',
    overflowClipMargin: '6px',
    '& > *': { width: '100%' },
  },
  _print: { mx: '0' },
}
/** Fits the longest one-word title on one line on the narrowest phone. */
const headingCss = {
  w: 'fit-content',
  '@media (max-width: 359px)': { fontSize: '1.0625rem', lineHeight: '1.5rem' },
}
/** Shows the name below the title where there is no space beside the avatar. */
const customerNameCss = {
  display: { base: 'block', lg: 'none' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _print: { display: 'none' },
}
/** Reserves a line for the customer's name until the name is known. */
const blankLine = '\u00a0'

/** Strip with the screen's title, the first element of the page's `main` (HEADER-02). */
export function ScreenTitle() {
  const title = useScreenTitle()
  const heading = useFocusOnNavigation()
  return (
    <chakra.div css={[titleStripCss, stripBackgroundCss]}>
      <Box css={[titleCss, stripTitleCss]}>
        <Heading level={1} ref={heading} tabIndex={-1} css={headingCss} overflowWrap="anywhere">
          {title}
        </Heading>
        <Text textStyle="meta" color="ink2" css={customerNameCss} aria-hidden="true">
          {useAccount().name || blankLine}
        </Text>
      </Box>
    </chakra.div>
  )
}

/** Reserves the title's space. The text is in a CSS attribute, so that it is not announced or found twice. */
export function TitleSpacer() {
  return <Box css={[spacerCss, stripTitleCss]} data-title={useScreenTitle()} />
}

const spacerCss = {
  flex: '1',
  minW: 0,
  mr: 'auto',
  h: { base: '0', md: 'auto' },
  visibility: 'hidden',
  textStyle: 'title',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  _before: { content: 'attr(data-title)' },
  _print: { display: 'none' },
}

/** Moves the focus to the heading of each new screen, except on the page's first screen (trust D2). */
export function useFocusOnNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const destination = useStore(useShell().routing.destination)
  const first = useRef(destination)
  useEffect(() => {
    if (first.current === destination) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [destination])
  return heading
}
