import { chakra } from '@chakra-ui/react'
import { Global, keyframes } from '@emotion/react'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Dialog } from '../dialog.tsx'
import { containStyles } from './contained-styles.ts'
import { StyleRegion } from './StyleRegion.tsx'
import { createStyleCache } from './style-cache.ts'
import { UiProvider } from './UiProvider.tsx'

beforeEach(() => document.head.replaceChildren())

/** What is written when two remotes draw in one page. */
function rulesOf(first: ReactNode, second?: ReactNode): string[] {
  const page = createStyleCache('n0nce')
  render(
    <UiProvider cache={page}>
      <StyleRegion styles={containStyles(page, 'mf-one')}>{first}</StyleRegion>
      <StyleRegion styles={containStyles(page, 'mf-two')}>{second}</StyleRegion>
    </UiProvider>,
  )
  return [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
}
const ofOne = '@scope ([data-remote="mf-one"]) to ([data-remote]:not([data-remote="mf-one"]))'

test('a class that two remotes draw with is written once, for both', () => {
  const text = <chakra.p css={{ color: 'ink2', '&:hover > b': { color: 'ink' } }}>text</chakra.p>
  const rules = rulesOf(text, text)
  expect(rules).toHaveLength(2)
  expect(rules.join()).not.toContain('@scope')
})

test('a global style of a remote is written for what it draws, and goes with it', () => {
  const rules = rulesOf(<Global styles={'*{display:none}@media print{p{color:red}}'} />)
  expect(rules).toEqual([`${ofOne}{*{display:none;}}`, `${ofOne}{@media print{p{color:red;}}}`])
})

test('what would count in the whole page however it is written is left out', () => {
  expect(
    rulesOf(<Global styles={'@font-face{font-family:Alan Sans}@keyframes ui-appear{to{opacity:0}}'} />),
  ).toEqual([])
})

test('an animation has a name of its own, and is written as it is', () => {
  const appear = keyframes({ from: { opacity: 0 } })
  const rules = rulesOf(<chakra.p css={{ animation: `${appear} 1s` }} />)
  expect(rules.join()).toContain(`@keyframes ${appear.name}{`)
  expect(rules.join()).not.toContain('@scope')
})

test('a class from which a rule leads elsewhere is written for what its remote draws', () => {
  const rules = rulesOf(<chakra.p css={{ 'body:has(&) *': { display: 'none' } }}>text</chakra.p>)
  expect(rules).toEqual([
    expect.stringMatching(/^\.p-\w+\{\}$/),
    expect.stringMatching(
      /^@scope \(\[data-remote="mf-one"\]\) to .*\{body:has\(\.p-\w+\) \*\{display:none;\}\}$/,
    ),
  ])
})

test('rules that are put into the sheet past Emotion stay with the remote too', () => {
  const { sheet } = containStyles(createStyleCache('n0nce'), 'mf-one')
  sheet.insert('*{display:none}')
  expect(document.querySelector('style')?.textContent).toBe(`${ofOne}{*{display:none}}`)
  sheet.flush()
  expect(document.querySelector('style')).toBeNull()
})

test('what a remote draws over the page is in its region', async () => {
  const page = createStyleCache()
  render(
    <UiProvider cache={containStyles(page, 'mf-one')}>
      <Dialog open onClose={() => {}} title="Over">
        text
      </Dialog>
    </UiProvider>,
  )
  expect((await screen.findByRole('dialog')).closest('[data-remote="mf-one"]')).not.toBeNull()
})
