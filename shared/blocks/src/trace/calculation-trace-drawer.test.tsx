import { adviceInputUnits, adviceRules, CalculationTrace } from '@portal/contract/advice-trace'
import * as v from '@portal/contract/valibot'
import { createFakePortal, createStore, findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CalculationTraceDrawer } from './calculation-trace-drawer.tsx'
import nl from './texts/nl.json'

const exampleLabels = { title: 'Hoe komen we hieraan?', unknown: 'Geen uitleg', note: 'Geen toezegging' }
const exampleTrace = v.parse(CalculationTrace, {
  steps: [
    {
      id: 1,
      rule: 'maximum_mortgage',
      value: 240_000,
      unit: 'euro',
      inputs: [
        { term: 'maximum_by_income', value: 240_000, step: 2 },
        { term: 'maximum_by_value', value: 300_000 },
      ],
    },
    {
      id: 2,
      rule: 'maximum_by_income',
      value: 240_000,
      unit: 'euro',
      inputs: [{ term: 'housing_quota', value: 22.5 }],
      source: 0,
    },
  ],
  sources: [
    {
      title: 'Tijdelijke regeling hypothecair krediet',
      url: 'https://wetten.overheid.nl/BWBR0032503',
      valid_from: '2026-01-01',
    },
  ],
})

const toPlainText = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? ''
async function renderCalculationTrace(step: number, given = exampleTrace) {
  const portal = createFakePortal()
  const TestDrawer = () => (
    <CalculationTraceDrawer
      trace={given}
      traced={{ step, title: 'Maximale hypotheek' }}
      labels={exampleLabels}
      onClose={() => {}}
    />
  )
  await renderView(TestDrawer, { portal, texts: async () => ({ default: {} }) })
  return portal
}

test('the explanation of a figure shows its rule and inputs, and each input leads to its own explanation and back', {
  tags: 'full',
}, async () => {
  await renderCalculationTrace(1)
  const layer = await findOverlay(exampleLabels.title)
  await waitFor(() => expect(layer.contains(document.activeElement)).toBe(true))
  const drawer = within(layer)
  expect(
    toPlainText((await drawer.findByRole('heading', { name: nl.rule_maximum_mortgage })).parentElement),
  ).toContain('€ 240.000')
  expect(drawer.getByText(nl.how_maximum_mortgage)).toBeTruthy()
  const rows = drawer.getAllByRole('listitem')
  expect(rows.map(toPlainText)).toEqual(['Maximum op inkomen€ 240.000', 'Maximum op woningwaarde€ 300.000'])

  await userEvent.click(drawer.getByRole('button', { name: /^Maximum op inkomen/ }))
  expect(document.activeElement?.textContent).toBe(nl.rule_maximum_by_income)
  expect(drawer.getByText('22,50%')).toBeTruthy()
  const source = drawer.getByRole('link', { name: 'Tijdelijke regeling hypothecair krediet' })
  expect(source.getAttribute('href')).toBe('https://wetten.overheid.nl/BWBR0032503')
  expect(toPlainText(source.parentElement)).toContain('geldt vanaf 1 januari 2026')

  await userEvent.click(drawer.getByRole('button', { name: 'Terug naar Maximale hypotheek' }))
  expect(drawer.getByText(nl.how_maximum_mortgage)).toBeTruthy()
})

test('@FORMAT-10 a negative result is named a cost instead of a gain with a minus', async () => {
  const cost = {
    steps: [
      {
        id: 1,
        rule: 'refinance_difference',
        value: -38_761,
        unit: 'euro' as const,
        inputs: [{ term: 'home_tax_benefit', value: -50, step: null }],
        source: null,
      },
    ],
    sources: [],
  }
  await renderCalculationTrace(1, cost)
  const layer = await findOverlay(exampleLabels.title)
  const drawer = within(layer)
  expect(await drawer.findByRole('heading', { name: nl.below_zero_refinance_difference })).toBeTruthy()
  expect(drawer.getAllByRole('listitem').map(toPlainText)).toEqual([
    `${nl.below_zero_home_tax_benefit}€ 50 per jaar`,
  ])
  expect(toPlainText(layer)).not.toContain('–')
})

test('when the portal does not know a step or rule, the explanation refers to the adviser', async () => {
  await renderCalculationTrace(7)
  expect(await screen.findByText(exampleLabels.unknown)).toBeTruthy()
})

test('@I18N-01 when the language changes, the explanation changes too', { tags: 'full' }, async () => {
  const portal = createFakePortal()
  const current = createStore({ language: 'de' as const, formal: true })
  const german = { ...portal, language: { ...portal.language, current } }
  const GermanDrawer = () => (
    <CalculationTraceDrawer
      trace={exampleTrace}
      traced={{ step: 1, title: '' }}
      labels={exampleLabels}
      onClose={() => {}}
    />
  )
  await renderView(GermanDrawer, { portal: german, texts: async () => ({ default: {} }) })
  expect(await screen.findByRole('heading', { name: 'Höchste Hypothek' })).toBeTruthy()
})

test('every rule and term has a text', () => {
  const ids = new Set(Object.keys(nl))
  const missing = [
    ...Object.keys(adviceRules).flatMap((rule) => [`rule_${rule}`, `how_${rule}`]),
    ...Object.keys(adviceInputUnits).map((term) => (term in adviceRules ? `rule_${term}` : `term_${term}`)),
  ].filter((id) => !ids.has(id))
  expect(missing).toEqual([])
})
