import { colors, margins, radii, shadows, spacing } from './scales.ts'

type Values = Record<string, string>

const each = (properties: readonly string[], values: Values) =>
  Object.fromEntries(properties.map((property) => [property, { values: () => values }]))

const short = (property: string, shorthand: string[], values?: Values) => ({
  [property]: values ? { shorthand, values: () => values } : { shorthand },
})

/**
 * Style properties with their aliases and values. Plain look-ups instead of Chakra's token dictionary, which took most
 * of the time of `createSystem`; functions, since Chakra copies objects.
 */
export const utilities = {
  ...each(
    ['borderColor', 'borderTopColor', 'borderBottomColor', 'outlineColor', 'fill', 'stroke', 'color'],
    colors,
  ),
  ...short('background', ['bg'], colors),
  ...short('borderRadius', ['rounded'], radii),
  ...short('boxShadow', ['shadow'], shadows),
  ...each(['gap', 'rowGap', 'columnGap', 'top', 'right', 'bottom', 'left'], spacing),
  ...short('padding', ['p'], spacing),
  ...short('paddingTop', ['pt'], spacing),
  ...short('paddingRight', ['pr'], spacing),
  ...short('paddingBottom', ['pb'], spacing),
  ...short('paddingLeft', ['pl'], spacing),
  ...short('paddingInline', ['px'], spacing),
  ...short('paddingBlock', ['py'], spacing),
  ...short('margin', ['m'], margins),
  ...short('marginTop', ['mt'], margins),
  ...short('marginRight', ['mr'], margins),
  ...short('marginBottom', ['mb'], margins),
  ...short('marginLeft', ['ml'], margins),
  ...short('marginInline', ['mx'], margins),
  ...short('marginBlock', ['my'], margins),
  ...short('width', ['w']),
  ...short('height', ['h']),
  ...short('minWidth', ['minW']),
  ...short('maxWidth', ['maxW']),
  ...short('minHeight', ['minH']),
  ...short('maxHeight', ['maxH']),
  boxSize: { transform: (size: string) => ({ width: size, height: size }) },
  /** Tabular figures have a fallback font of equal width, so that they stay in place when the font loads. */
  fontVariantNumeric: {
    transform: (kind: string) => ({
      fontVariantNumeric: kind,
      ...(kind.includes('tabular') && { fontFamily: 'var(--figures)' }),
    }),
  },
}
