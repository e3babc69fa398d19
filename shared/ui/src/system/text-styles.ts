const createResponsiveFontSize = (base: string, md: string) => ({ base, md })

/** Font size of headings on phones. The longest name of an insurance fits on one line of 320 px. */
const phoneHeadingFontSize = 'min(1.25rem, .2rem + 4.7vw)'

/** Text styles by use. They are in rem, so that they follow the reader's text size. */
export const textStyles = {
  figure: {
    value: {
      fontSize: createResponsiveFontSize('min(2rem, 9vw)', '2.5rem'),
      lineHeight: createResponsiveFontSize('2.5rem', '3rem'),
      fontWeight: 600,
      letterSpacing: '-.02em',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
  title: {
    value: {
      fontSize: createResponsiveFontSize('min(1.5rem, 10vw)', '2rem'),
      lineHeight: createResponsiveFontSize('1.875rem', '2.5rem'),
      fontWeight: 600,
      letterSpacing: '-.012em',
    },
  },
  section: {
    value: {
      fontSize: createResponsiveFontSize(phoneHeadingFontSize, '1.5rem'),
      lineHeight: createResponsiveFontSize('1.75rem', '2rem'),
      fontWeight: 600,
      letterSpacing: '-.008em',
    },
  },
  subsection: {
    value: {
      fontSize: createResponsiveFontSize(phoneHeadingFontSize, '1.25rem'),
      lineHeight: '1.75rem',
      fontWeight: 600,
    },
  },
  welcome: {
    value: {
      fontSize: createResponsiveFontSize('1.25rem', 'clamp(1.25rem, 2.2vw, 2rem)'),
      lineHeight: createResponsiveFontSize('1.75rem', '1.31'),
      fontWeight: 500,
      letterSpacing: '-.015em',
    },
  },
  body: { value: { fontSize: '1rem', lineHeight: '1.5rem' } },
  meta: { value: { fontSize: '.875rem', lineHeight: '1.25rem' } },
  mark: { value: { fontSize: '.75rem', lineHeight: '1rem' } },
}
