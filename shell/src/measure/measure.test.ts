import * as v from '@portal/contract/schema'
import { PageTelemetry } from '@portal/contract/telemetry'
import { afterEach, expect, test, vi } from 'vitest'

const watched = vi.hoisted(() => new Map<string, (metric: { name: string; value: number }) => void>())
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (tell: (metric: { name: string; value: number }) => void) => void watched.set(name.slice(2), tell),
    ]),
  ),
)

const { measurePage, noteError } = await import('./measure.ts')
const sent: Blob[] = []
afterEach(() => history.replaceState(null, '', '/'))

test('what a page tells is what the server takes, without anything of its address but the screen', async () => {
  navigator.sendBeacon = (_, body) => sent.push(body as Blob) > 0
  history.replaceState(null, '', '/hypotheek/12?naam=anna')
  measurePage('1.2.3')
  watched.get('INP')?.({ name: 'INP', value: 48 })
  watched.get('CLS')?.({ name: 'CLS', value: 0.00049 })
  noteError('mf-mortgage', '2.0.0')
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(sent).toHaveLength(1)
  const told = JSON.parse((await sent[0]?.text()) ?? '')
  expect(v.parse(PageTelemetry, told)).toEqual({
    version: '1.2.3',
    vitals: [
      { name: 'INP', value: 48, screen: '/hypotheek' },
      { name: 'CLS', value: 0, screen: '/hypotheek' },
    ],
    errors: [{ remote: 'mf-mortgage', version: '2.0.0' }],
  })
  expect(JSON.stringify(told)).not.toContain('anna')
})
