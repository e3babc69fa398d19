import { createSystem } from '@chakra-ui/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'
import { conditions } from './conditions.ts'
import { byDeclaration } from './declarations.ts'
import { textStyles } from './text-styles.ts'
import { utilities } from './utilities.ts'

const system = createSystem({
  disableLayers: true,
  conditions,
  utilities,
  theme: { breakpoints, textStyles },
})
const stylesOf = byDeclaration(system)
/** A style as written to the sheet, in order. */
const written = (style: object) => JSON.stringify(style)
const whole = system.css as unknown as (...styles: object[]) => object

const value = fc.constantFrom(
  '4',
  '-2',
  'wall',
  'meta',
  '12px',
  'none',
  '#fff !important',
  600,
  0,
  null,
  undefined,
)
const responsive = fc.dictionary(fc.constantFrom('base', 'md', 'lg', 'xl', '_print', '_hover'), value)
const property = fc.constantFrom(
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
const flat = fc.dictionary(property, fc.oneof(value, responsive, fc.array(value, { maxLength: 3 })))
const nested = fc.constantFrom(
  ...['_hover', '_print', '_first', '_open', '&[data-over]', '& > *', '& > :has(#a) + *'],
  ...['@media (pointer: coarse)', '@media print', '@container (min-width: 400px)', '.x &'],
)
const style = fc
  .tuple(
    flat,
    fc.dictionary(nested, fc.oneof(flat, fc.dictionary(nested, flat, { maxKeys: 2 })), { maxKeys: 3 }),
  )
  .map(([first, second]) => ({ ...first, ...second }))

test('styles equal Chakra’s output, in its order', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.array(style, { maxLength: 4 }), (styles) => {
      const given = written(styles)
      expect(written(stylesOf(...(styles as Record<string, unknown>[])))).toBe(written(whole(...styles)))
      expect(written(styles)).toBe(given)
    }),
  )
})

test('of two names for one property the last applies, before merging', () => {
  for (const styles of [
    [{ rounded: { base: '4' } }, { borderRadius: '4', rounded: [] }],
    [{ p: { md: '6' } }, { padding: '4', p: { lg: '1' } }],
  ])
    expect(written(stylesOf(...styles))).toBe(written(whole(...styles)))
})

test('a cached style stays the same, whatever was computed in between', () => {
  const box = { bg: 'wall', p: { base: '4', md: '6' }, _print: { p: '0' } }
  const first = written(stylesOf(box))
  stylesOf({ p: { base: '4', md: '6' }, '@media print': { color: 'red' } }, { p: '2' })
  expect(written(stylesOf(box))).toBe(first)
})
