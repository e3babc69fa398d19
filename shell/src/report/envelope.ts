import type { ErrorEvent } from './event.ts'

/** Where an address of Sentry's form, `https://key@host/project`, takes events. */
export function intakeOf(address: string): string {
  const { protocol, host, username, pathname } = new URL(address)
  const parts = pathname.split('/')
  const project = parts.pop()
  return `${protocol}//${host}${parts.join('/')}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

/** Sends an event, without cookies and without telling the page's address. One that does not arrive is lost. */
export async function sendEvent(address: string, event: ErrorEvent): Promise<void> {
  const head = { event_id: event.event_id, sent_at: new Date().toISOString() }
  await fetch(intakeOf(address), {
    method: 'POST',
    body: [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n'),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {})
}
