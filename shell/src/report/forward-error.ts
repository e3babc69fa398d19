import type { PageData } from '@portal/contract/page-data'
import { type ErrorEvent, type ErrorOrigin, toErrorEvent } from './error-event.ts'

/** Gets the URL that receives events for a Sentry DSN, `https://key@host/project`. */
function getSentryIntakeUrl(address: string): string {
  const { protocol, host, username, pathname } = new URL(address)
  const parts = pathname.split('/')
  const project = parts.pop()
  return `${protocol}//${host}${parts.join('/')}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

async function sendErrorEvent(address: string, event: ErrorEvent): Promise<void> {
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

/** Forwards an error to the error service and, if the page sends telemetry, to the portal's server. */
export async function forwardError(
  { errors, measured }: Pick<PageData, 'errors' | 'measured'>,
  error: unknown,
  place: ErrorOrigin,
  context: Record<string, string>,
): Promise<void> {
  if (measured) {
    const { recordError: noteError } = await import(
      /* webpackChunkName: "measure" */ '../measure/page-telemetry.ts'
    )
    noteError(place.remote, place.version)
  }
  if (errors) await sendErrorEvent(errors, toErrorEvent(error, place, context))
}
