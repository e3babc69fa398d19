import { PageTelemetry } from '@portal/contract/telemetry'
import * as v from '@portal/contract/valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestRemote } from '../test/test-remote.ts'

const vitalCallbacks = vi.hoisted(() => new Map<string, (metric: { name: string; value: number }) => void>())
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (tell: (metric: { name: string; value: number }) => void) =>
        void vitalCallbacks.set(name.slice(2), tell),
    ]),
  ),
)

let reportLongFrame = (_scripts: { sourceURL: string; duration: number }[]) => {}
vi.stubGlobal(
  'PerformanceObserver',
  class {
    static supportedEntryTypes = ['long-animation-frame', 'longtask']
    constructor(listener: (list: { getEntries(): object[] }) => void) {
      reportLongFrame = (scripts) => listener({ getEntries: () => [{ duration: 100, scripts }] })
    }
    observe() {}
  },
)

const { startPageTelemetry, recordError: noteError, reportRemoteHealth } = await import('./page-telemetry.ts')
const sentBeacons: Blob[] = []
afterEach(() => history.replaceState(null, '', '/'))

test('telemetry has the format that the server accepts, and contains only the screen of the URL', async () => {
  navigator.sendBeacon = (_, body) => sentBeacons.push(body as Blob) > 0
  history.replaceState(null, '', '/hypotheek/12?naam=anna')
  startPageTelemetry('1.2.3', () => ({ remote: 'mf-mortgage', version: '2.0.0' }), [
    { ...createTestRemote('mf-mortgage', {}), base: 'http://localhost/mf-mortgage/1/' },
  ])
  reportLongFrame([
    { sourceURL: 'http://localhost/mf-mortgage/1/view.js', duration: 60.4 },
    { sourceURL: 'http://localhost/_shell/main.js', duration: 20 },
  ])
  reportLongFrame([{ sourceURL: 'http://localhost/mf-mortgage/1/view.js', duration: 40 }])
  vitalCallbacks.get('INP')?.({ name: 'INP', value: 48 })
  vitalCallbacks.get('CLS')?.({ name: 'CLS', value: 0.00049 })
  noteError('mf-mortgage', '2.0.0')
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(sentBeacons).toHaveLength(1)
  const telemetry = JSON.parse((await sentBeacons[0]?.text()) ?? '')
  const of = { remote: 'mf-mortgage', version: '2.0.0' }
  expect(v.parse(PageTelemetry, telemetry)).toEqual({
    version: '1.2.3',
    vitals: [
      { name: 'INP', value: 48, screen: '/hypotheek', of },
      { name: 'CLS', value: 0, screen: '/hypotheek', of },
    ],
    errors: [of],
    frames: [
      { remote: 'mf-mortgage', version: '1.0.0', ms: 100 },
      { remote: 'shell', version: '1.2.3', ms: 20 },
    ],
    ran: [],
    failed: [],
    slow: [],
  })
  expect(JSON.stringify(telemetry)).not.toContain('anna')
})

test('a measured page of a rollout reports each remote once, and the first error of each remote soon', async () => {
  vi.useFakeTimers()
  const telemetry: PageTelemetry[] = []
  navigator.sendBeacon = (_, body) => {
    void (body as Blob).text().then((text) => telemetry.push(v.parse(PageTelemetry, JSON.parse(text))))
    return true
  }
  const states = [
    { name: 'mf-mortgage', version: '1.0.0', state: 'loaded' as const, failedVersion: '2.1.0' },
    { name: 'mf-overview', version: '3.0.0', state: 'loaded' as const },
    { name: 'mf-auth', version: '3.0.0', state: 'not loaded' as const },
  ]
  const overview = { remote: 'mf-overview', version: '3.0.0' }
  noteError('mf-overview', '3.0.0')
  reportRemoteHealth(
    { version: '1.2.3', token: 'token-of-a-page' },
    () => overview,
    () => states,
  )
  noteError('mf-overview', '3.0.0')
  noteError('shell', '1.2.3')
  await vi.advanceTimersByTimeAsync(500)
  expect(telemetry).toMatchObject([
    {
      page: 'token-of-a-page',
      ran: [overview, { remote: 'mf-mortgage', version: '2.1.0' }],
      failed: [overview],
    },
  ])
  noteError('mf-overview', '3.0.0')
  await vi.advanceTimersByTimeAsync(5000)
  expect(telemetry.slice(1).flatMap(({ ran, failed }) => [...ran, ...failed])).toEqual([])

  const reportInteraction = (value: number) => vitalCallbacks.get('INP')?.({ name: 'INP', value })
  reportInteraction(180)
  reportInteraction(320)
  reportInteraction(640)
  await vi.advanceTimersByTimeAsync(500)
  expect(telemetry.flatMap(({ slow }) => slow)).toEqual([overview])
  vi.useRealTimers()
})
