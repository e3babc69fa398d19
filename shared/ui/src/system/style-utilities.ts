import { colorScale, marginScale, radiusScale, shadowScale, spacingScale } from './token-scales.ts'

type TokenValues = Record<string, string>

const createUtilities = (properties: readonly string[], values: TokenValues) =>
  Object.fromEntries(properties.map((property) => [property, { values: () => values }]))

const createShorthandUtility = (property: string, shorthand: string[], values?: TokenValues) => ({
  [property]: values ? { shorthand, values: () => values } : { shorthand },
})

/**
 * Style properties with their aliases and values. The values are plain objects instead of Chakra's token dictionary,
 * which took most of the time of `createSystem`. Functions return these objects, because Chakra would copy objects that
 * are passed directly.
 */
export const styleUtilities = {
  ...createUtilities(
    ['borderColor', 'borderTopColor', 'borderBottomColor', 'outlineColor', 'fill', 'stroke', 'color'],
    colorScale,
  ),
  ...createShorthandUtility('background', ['bg'], colorScale),
  ...createShorthandUtility('borderRadius', ['rounded'], radiusScale),
  ...createShorthandUtility('boxShadow', ['shadow'], shadowScale),
  ...createUtilities(['gap', 'rowGap', 'columnGap', 'top', 'right', 'bottom', 'left'], spacingScale),
  ...createShorthandUtility('padding', ['p'], spacingScale),
  ...createShorthandUtility('paddingTop', ['pt'], spacingScale),
  ...createShorthandUtility('paddingRight', ['pr'], spacingScale),
  ...createShorthandUtility('paddingBottom', ['pb'], spacingScale),
  ...createShorthandUtility('paddingLeft', ['pl'], spacingScale),
  ...createShorthandUtility('paddingInline', ['px'], spacingScale),
  ...createShorthandUtility('paddingBlock', ['py'], spacingScale),
  ...createShorthandUtility('margin', ['m'], marginScale),
  ...createShorthandUtility('marginTop', ['mt'], marginScale),
  ...createShorthandUtility('marginRight', ['mr'], marginScale),
  ...createShorthandUtility('marginBottom', ['mb'], marginScale),
  ...createShorthandUtility('marginLeft', ['ml'], marginScale),
  ...createShorthandUtility('marginInline', ['mx'], marginScale),
  ...createShorthandUtility('marginBlock', ['my'], marginScale),
  ...createShorthandUtility('width', ['w']),
  ...createShorthandUtility('height', ['h']),
  ...createShorthandUtility('minWidth', ['minW']),
  ...createShorthandUtility('maxWidth', ['maxW']),
  ...createShorthandUtility('minHeight', ['minH']),
  ...createShorthandUtility('maxHeight', ['maxH']),
  boxSize: { transform: (size: string) => ({ width: size, height: size }) },
  /** Tabular figures have a fallback font of the same width, so that figures do not move when the font loads. */
  fontVariantNumeric: {
    transform: (kind: string) => ({
      fontVariantNumeric: kind,
      ...(kind.includes('tabular') && { fontFamily: 'var(--figures)' }),
    }),
  },
}
