import { getInterestRateList, ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import * as v from '@portal/contract/valibot'
import type { WidgetHostMessage } from '@portal/contract/widget'
import { createFakePortal, createStore, renderView } from '@portal/remote-kit/test'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockCustomerFile } from '../test/calculator-examples.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import SustainabilitySlot, {
  createSustainabilityPrefill,
  findMedianRate,
  formatSustainabilityNote,
} from './SustainabilitySlot.tsx'

const createProduct = (rate: number) =>
  v.parse(ListedMortgageProduct, {
    lender_id: 'DM',
    lender_name: 'Dommel',
    product_line_id: '1',
    product_line_name: 'Thuis',
    rates: { '90': { '120': rate } },
  })

test('@SUST-01 @TENANT-18 the widget is prefilled with energy label, value and debt of the home, and today’s rate', async () => {
  const portal = createFakePortal()
  mockCustomerFile(portal, {
    property: { postcode: '3541AB', number: '14', energy_label: 'C', woz_value_home: 412_000 },
  })
  portal.answer(getInterestRateList, ({ query }) => {
    expect(query).toEqual({ key: 'rente' })
    return {
      data: {
        date: '2026-11-21',
        products: [createProduct(0.039), createProduct(0.041), createProduct(0.045)],
      },
    }
  })
  const tenant = portal.tenant.get()
  const keys = { sustainability_key: 'duurzaam', interest_list_key: 'rente' }
  await renderView(SustainabilitySlot, {
    portal: { ...portal, tenant: createStore(tenant && { ...tenant, ...keys }) },
    texts,
  })
  const frame = await screen.findByTitle<HTMLIFrameElement>(nl.tool_sustainability)
  expect(frame.getAttribute('src')).toBe('/_widget/sustainability')
  const messages: WidgetHostMessage[] = []
  const port = { postMessage: (message: WidgetHostMessage) => void messages.push(message) }
  const ready = new MessageEvent('message', {
    source: frame.contentWindow,
    origin: 'null',
    data: { kind: 'ready' },
  })
  Object.defineProperty(ready, 'ports', { value: [port] })
  act(() => void window.dispatchEvent(ready))
  await waitFor(() =>
    expect(messages.at(-1)).toMatchObject({
      kind: 'configure',
      key: 'duurzaam',
      prefill: { energy_label: 'c', market_value: 412_000, current_debt: 98_475, interest_rate: 4.1 },
    }),
  )
})

test('unknown values are left for the customer to fill in', () => {
  expect(createSustainabilityPrefill({})).toEqual({})
  expect(findMedianRate([])).toBeNull()
})

test('@LEAD-05 the note is in Dutch, with the figures of the widget', () => {
  const figures = {
    total_costs: 9500,
    financeable_costs: 9500,
    saving_per_month: 62.5,
    monthly_payments: 70.27,
  }
  expect(formatSustainabilityNote('Anna', figures).replace(/\s/g, ' ')).toBe(
    'Anna heeft uitgerekend wat verduurzamen oplevert en vraagt advies. Uitkomst: kosten € 9.500, mee te financieren € 9.500, besparing € 62,50 per maand, lening € 70,27 per maand.',
  )
})
