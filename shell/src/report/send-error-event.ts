import type { ErrorEvent } from './error-event.ts'

/** Gets the URL that receives events for a Sentry DSN, `https://key@host/project`. */
export function getSentryIntakeUrl(address: string): string {
  const { protocol, host, username, pathname } = new URL(address)
  const parts = pathname.split('/')
  const project = parts.pop()
  return `${protocol}//${host}${parts.join('/')}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

export async function sendErrorEvent(address: string, event: ErrorEvent): Promise<void> {
  const head = { event_id: event.event_id, sent_at: new Date().toISOString() }
  await fetch(getSentryIntakeUrl(address), {
    method: 'POST',
    body: [head, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n'),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {})
}
