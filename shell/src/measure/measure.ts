import { type PageTelemetry, telemetryPath } from '@portal/contract/telemetry'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

let pending: Omit<PageTelemetry, 'version'> = { vitals: [], errors: [] }

/** The screen of an address: its first part, as all the rest may name something of a customer. */
const screenOf = (pathname: string) => /^\/[a-z0-9-]{0,40}/.exec(pathname)?.[0] ?? '/'

/** The screen that the page was opened with, by which its arrival is told. */
const openedWith = () => {
  const [opened] = performance.getEntriesByType('navigation')
  return screenOf(opened ? new URL(opened.name).pathname : location.pathname)
}

function send(version: string): void {
  const { vitals, errors } = pending
  if (vitals.length + errors.length === 0) return
  pending = { vitals: [], errors: [] }
  const told: PageTelemetry = { version, vitals: vitals.slice(0, 50), errors: errors.slice(0, 20) }
  navigator.sendBeacon(telemetryPath, new Blob([JSON.stringify(told)], { type: 'application/json' }))
}

/** Notes an error, by whose code it came of. */
export const noteError = (remote: string, version: string): void =>
  void pending.errors.push({ remote, version })

/**
 * Tells the portal's server how this page fared, whenever it is hidden: Web Vitals by screen, and errors by remote. Nothing of the
 * customer, and nothing that a later page could be known by.
 * @param version of the shell
 */
export function measurePage(version: string): void {
  const note =
    (screen: () => string) =>
    ({ name, value }: Metric) =>
      void pending.vitals.push({ name, value: Math.round(value * 1000) / 1000, screen: screen() })
  for (const watch of [onFCP, onLCP, onTTFB]) watch(note(openedWith))
  for (const watch of [onCLS, onINP]) watch(note(() => screenOf(location.pathname)))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(version)
  })
}
