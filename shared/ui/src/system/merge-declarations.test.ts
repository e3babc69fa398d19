import { createSystem } from '@chakra-ui/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { breakpoints } from './breakpoints.ts'
import { createDeclarationMerger } from './merge-declarations.ts'
import { styleUtilities } from './style-utilities.ts'
import { styleConditions } from './system.ts'
import { textStyles } from './text-styles.ts'

const testSystem = createSystem({
  disableLayers: true,
  conditions: styleConditions,
  utilities: styleUtilities,
  theme: { breakpoints, textStyles },
})
const mergeByDeclaration = createDeclarationMerger(testSystem)
/** Serialises a style in the order in which it is written to the sheet. */
const serializeStyle = (style: object) => JSON.stringify(style)
const computeChakraStyle = testSystem.css as unknown as (...styles: object[]) => object

const valueArbitrary = fc.constantFrom(
  '4',
  '-2',
  'surface',
  'meta',
  '12px',
  'none',
  '#fff !important',
  600,
  0,
  null,
  undefined,
)
const responsiveArbitrary = fc.dictionary(
  fc.constantFrom('base', 'md', 'lg', 'xl', '_print', '_hover'),
  valueArbitrary,
)
const propertyArbitrary = fc.constantFrom(
  ...[
    'p',
    'px',
    'padding',
    'mt',
    'bg',
    'background',
    'color',
    'rounded',
    'borderRadius',
    'textStyle',
    'boxSize',
  ],
  ...['fontWeight', 'display', 'gridTemplateColumns', '--bar', 'w', 'maxW', 'fontSize'],
)
const flatStyleArbitrary = fc.dictionary(
  propertyArbitrary,
  fc.oneof(valueArbitrary, responsiveArbitrary, fc.array(valueArbitrary, { maxLength: 3 })),
)
const nestedKeyArbitrary = fc.constantFrom(
  ...['_hover', '_print', '_first', '_open', '&[data-over]', '& > *', '& > :has(#a) + *'],
  ...[
    '@media (pointer: coarse)',
    '@media (hover: none)',
    '@media print',
    '@container (min-width: 400px)',
    '.x &',
  ],
)
const styleArbitrary = fc
  .tuple(
    flatStyleArbitrary,
    fc.dictionary(
      nestedKeyArbitrary,
      fc.oneof(flatStyleArbitrary, fc.dictionary(nestedKeyArbitrary, flatStyleArbitrary, { maxKeys: 2 })),
      { maxKeys: 3 },
    ),
  )
  .map(([first, second]) => ({ ...first, ...second }))

test('styles equal Chakra’s output, in its order', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.array(styleArbitrary, { maxLength: 4 }), (styles) => {
      const given = serializeStyle(styles)
      expect(serializeStyle(mergeByDeclaration(...(styles as Record<string, unknown>[])))).toBe(
        serializeStyle(computeChakraStyle(...styles)),
      )
      expect(serializeStyle(styles)).toBe(given)
    }),
  )
})

test('of two names for one property the last applies, before merging', () => {
  for (const styles of [
    [{ rounded: { base: '4' } }, { borderRadius: '4', rounded: [] }],
    [{ p: { md: '6' } }, { padding: '4', p: { lg: '1' } }],
  ])
    expect(serializeStyle(mergeByDeclaration(...styles))).toBe(serializeStyle(computeChakraStyle(...styles)))
})

test('media queries have Chakra’s order, and are compared without initialising a collator', () => {
  const style = Object.fromEntries(
    ['@media print', '@media (pointer: coarse)', '@media (hover: hover)', '@media (min-width: 9px)'].map(
      (query) => [query, { color: 'red' }],
    ),
  )
  const compare = vi.spyOn(String.prototype, 'localeCompare')
  const merged = serializeStyle(mergeByDeclaration(style))
  expect(compare).not.toHaveBeenCalled()
  compare.mockRestore()
  expect(merged).toBe(serializeStyle(computeChakraStyle(style)))
})

test('a cached style stays the same, whatever was computed in between', () => {
  const box = { bg: 'surface', p: { base: '4', md: '6' }, _print: { p: '0' } }
  const first = serializeStyle(mergeByDeclaration(box))
  mergeByDeclaration({ p: { base: '4', md: '6' }, '@media print': { color: 'red' } }, { p: '2' })
  expect(serializeStyle(mergeByDeclaration(box))).toBe(first)
})
