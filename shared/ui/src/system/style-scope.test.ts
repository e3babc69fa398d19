import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesOnlyClass } from './style-scope.ts'

const ownClass = '.p-1a2b'

test.each([
  '.p-1a2b{color:red}',
  '.p-1a2b:hover{color:red}',
  '.p-1a2b:is(:hover,[data-hover]):not(:disabled)::before{color:red}',
  '.p-1a2b>*{color:red}',
  '.p-1a2b>div+*{color:red}',
  '.dark .p-1a2b,.p-1a2b b{color:red}',
  'a~.p-1a2b{color:red}',
  '@media print{.p-1a2b{color:red}}',
  '@supports (display:grid){@container (width>1px){.p-1a2b b{color:red}}}',
])('%s matches only the class and its descendants', (rule) =>
  expect(matchesOnlyClass(rule, ownClass)).toBe(true),
)

test.each([
  '*{color:red}',
  '.p-1a2b,*{color:red}',
  '.p-1a2b~*{color:red}',
  '.p-1a2b:hover+*{color:red}',
  '.p-1a2bc{color:red}',
  'body:has(.p-1a2b) *{color:red}',
  ':not(:is(.p-1a2b)){color:red}',
  '[title=".p-1a2b"]{color:red}',
  '@media print{.p-1a2b{color:red}*{color:red}}',
  '@font-face{font-family:x}',
  '@keyframes ui-appear{from{opacity:0}}',
])('%s matches other elements', (rule) => expect(matchesOnlyClass(rule, ownClass)).toBe(false))

/** Compound selectors that contain the remote's class only inside a functional pseudo-class, or not at all. */
const compoundArbitrary = fc.constantFrom('a', '*', '.b', '[x]', ':hover', ':has(.p-1a2b)', ':not(.p-1a2b,c)')
const combinatorArbitrary = fc.constantFrom(' ', '>', '+', '~')

/**
 * The expected result follows from the selector's combinators, because jsdom cannot compute which elements it matches.
 */
test('any selector is limited to the class exactly if its path from the class starts with a descendant', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(compoundArbitrary, combinatorArbitrary)),
      fc.constantFrom('', ':hover', ':is(a,b)'),
      fc.array(fc.tuple(combinatorArbitrary, compoundArbitrary)),
      (before, state, after) => {
        const selector = [...before.flat(), ownClass, state, ...after.flat()].join('')
        const leadsDown = after.length === 0 || after[0]?.[0] === ' ' || after[0]?.[0] === '>'
        expect(matchesOnlyClass(`${selector}{color:red}`, ownClass)).toBe(leadsDown)
      },
    ),
  )
})
