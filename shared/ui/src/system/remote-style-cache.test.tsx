import { Global, keyframes } from '@emotion/react'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Dialog } from '../dialog.tsx'
import { createRemoteStyleCache } from './remote-style-cache.ts'
import { StyleRegion } from './StyleRegion.tsx'
import { createStyleCache } from './style-cache.ts'
import { chakra } from './styled.tsx'
import { UiProvider } from './UiProvider.tsx'

beforeEach(() => document.head.replaceChildren())

/** Renders two remotes in one page, and returns the style rules that were written. */
function renderAndReadRules(first: ReactNode, second?: ReactNode): string[] {
  const page = createStyleCache('n0nce')
  render(
    <UiProvider cache={page}>
      <StyleRegion styles={createRemoteStyleCache(page, 'mf-one')}>{first}</StyleRegion>
      <StyleRegion styles={createRemoteStyleCache(page, 'mf-two')}>{second}</StyleRegion>
    </UiProvider>,
  )
  return [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
}
const remoteOneScope = '@scope ([data-remote="mf-one"]) to ([data-remote]:not([data-remote="mf-one"]))'

test('a class that two remotes use is written once', () => {
  const text = <chakra.p css={{ color: 'ink2', '&:hover > b': { color: 'ink' } }}>text</chakra.p>
  const rules = renderAndReadRules(text, text)
  expect(rules).toHaveLength(2)
  expect(rules.join()).not.toContain('@scope')
})

test('a remote’s global style is written for its regions, and removed with it', () => {
  const rules = renderAndReadRules(<Global styles={'*{display:none}@media print{p{color:red}}'} />)
  expect(rules).toEqual([
    `${remoteOneScope}{*{display:none;}}`,
    `${remoteOneScope}{@media print{p{color:red;}}}`,
  ])
})

test('styles that would always affect the whole page are dropped', () => {
  expect(
    renderAndReadRules(
      <Global styles={'@font-face{font-family:Alan Sans}@keyframes ui-appear{to{opacity:0}}'} />,
    ),
  ).toEqual([])
})

test('an animation has its own name and is written unchanged', () => {
  const appear = keyframes({ from: { opacity: 0 } })
  const rules = renderAndReadRules(<chakra.p css={{ animation: `${appear} 1s` }} />)
  expect(rules.join()).toContain(`@keyframes ${appear.name}{`)
  expect(rules.join()).not.toContain('@scope')
})

test('a class with a rule for other elements is written for its remote’s regions', () => {
  const rules = renderAndReadRules(<chakra.p css={{ 'body:has(&) *': { display: 'none' } }}>text</chakra.p>)
  expect(rules).toEqual([
    expect.stringMatching(/^\.p-\w+\{\}$/),
    expect.stringMatching(
      /^@scope \(\[data-remote="mf-one"\]\) to .*\{body:has\(\.p-\w+\) \*\{display:none;\}\}$/,
    ),
  ])
})

test('rules inserted without Emotion stay in the remote’s regions too', () => {
  const { sheet } = createRemoteStyleCache(createStyleCache('n0nce'), 'mf-one')
  sheet.insert('*{display:none}')
  expect(document.querySelector('style')?.textContent).toBe(`${remoteOneScope}{*{display:none}}`)
  sheet.flush()
  expect(document.querySelector('style')).toBeNull()
})

test('a remote’s overlay is in its region', async () => {
  const page = createStyleCache()
  render(
    <UiProvider cache={createRemoteStyleCache(page, 'mf-one')}>
      <Dialog open onClose={() => {}} title="Over">
        text
      </Dialog>
    </UiProvider>,
  )
  expect((await screen.findByRole('dialog')).closest('[data-remote="mf-one"]')).not.toBeNull()
})
