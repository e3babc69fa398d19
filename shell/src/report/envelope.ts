import type { ErrorEvent } from './event.ts'

/** Intake URL for a Sentry DSN, `https://key@host/project`. */
export function intakeUrl(address: string): string {
  const { protocol, host, username, pathname } = new URL(address)
  const parts = pathname.split('/')
  const project = parts.pop()
  return `${protocol}//${host}${parts.join('/')}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

/** Sends an event without cookies and referrer. A failure is ignored. */
export async function sendEvent(address: string, event: ErrorEvent): Promise<void> {
  const head = { event_id: event.event_id, sent_at: new Date().toISOString() }
  await fetch(intakeUrl(address), {
    method: 'POST',
    body: [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n'),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {})
}
