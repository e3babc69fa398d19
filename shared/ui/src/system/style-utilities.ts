import { colors, margins, radii, shadows, spacing } from './token-scales.ts'

type TokenValues = Record<string, string>

const createUtilities = (properties: readonly string[], values: TokenValues) =>
  Object.fromEntries(properties.map((property) => [property, { values: () => values }]))

const createShorthandUtility = (property: string, shorthand: string[], values?: TokenValues) => ({
  [property]: values ? { shorthand, values: () => values } : { shorthand },
})

/**
 * Style properties with their aliases and values. Plain look-ups instead of Chakra's token dictionary, which took most
 * of the time of `createSystem`; functions, since Chakra copies objects.
 */
export const styleUtilities = {
  ...createUtilities(
    ['borderColor', 'borderTopColor', 'borderBottomColor', 'outlineColor', 'fill', 'stroke', 'color'],
    colors,
  ),
  ...createShorthandUtility('background', ['bg'], colors),
  ...createShorthandUtility('borderRadius', ['rounded'], radii),
  ...createShorthandUtility('boxShadow', ['shadow'], shadows),
  ...createUtilities(['gap', 'rowGap', 'columnGap', 'top', 'right', 'bottom', 'left'], spacing),
  ...createShorthandUtility('padding', ['p'], spacing),
  ...createShorthandUtility('paddingTop', ['pt'], spacing),
  ...createShorthandUtility('paddingRight', ['pr'], spacing),
  ...createShorthandUtility('paddingBottom', ['pb'], spacing),
  ...createShorthandUtility('paddingLeft', ['pl'], spacing),
  ...createShorthandUtility('paddingInline', ['px'], spacing),
  ...createShorthandUtility('paddingBlock', ['py'], spacing),
  ...createShorthandUtility('margin', ['m'], margins),
  ...createShorthandUtility('marginTop', ['mt'], margins),
  ...createShorthandUtility('marginRight', ['mr'], margins),
  ...createShorthandUtility('marginBottom', ['mb'], margins),
  ...createShorthandUtility('marginLeft', ['ml'], margins),
  ...createShorthandUtility('marginInline', ['mx'], margins),
  ...createShorthandUtility('marginBlock', ['my'], margins),
  ...createShorthandUtility('width', ['w']),
  ...createShorthandUtility('height', ['h']),
  ...createShorthandUtility('minWidth', ['minW']),
  ...createShorthandUtility('maxWidth', ['maxW']),
  ...createShorthandUtility('minHeight', ['minH']),
  ...createShorthandUtility('maxHeight', ['maxH']),
  boxSize: { transform: (size: string) => ({ width: size, height: size }) },
  /** Tabular figures have a fallback font of equal width, so that they stay in place when the font loads. */
  fontVariantNumeric: {
    transform: (kind: string) => ({
      fontVariantNumeric: kind,
      ...(kind.includes('tabular') && { fontFamily: 'var(--figures)' }),
    }),
  },
}
