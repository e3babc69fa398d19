import type { PageData } from '@portal/contract/page-data'

interface StackFrame {
  filename: string
  function: string
  lineno: number
  colno: number
  in_app: true
}

/**
 * Pattern of one line of a stack trace: `at name (file:1:2)` or `at file:1:2`, and `name@file:1:2` in Firefox and
 * Safari.
 */
const stackLinePattern = /^\s*(?:at )?(?:async )?(?:(.*?) ?[(@])?([a-z-]+:\/\/[^\s()]+?):(\d+):(\d+)\)?$/

/** Parses the frames of a stack trace, outermost first, with URLs without their query. */
export const parseStackFrames = (stack: string): StackFrame[] =>
  stack
    .split('\n')
    .flatMap((text): StackFrame[] => {
      const [, name = '', file = '', row, column] = stackLinePattern.exec(text) ?? []
      if (!row || !column) return []
      const filename = file.replace(/[?#].*$/, '')
      return [{ filename, function: name || '?', lineno: Number(row), colno: Number(column), in_app: true }]
    })
    .slice(0, 50)
    .reverse()

const personalPatterns: [RegExp, string][] = [
  [/"[^"]*"/g, '"…"'],
  [/\?[^\s)]*/g, ''],
  [/[^\s@<>(]+@[^\s@<>)]+/g, '[mail]'],
  [/\b\d{4} ?[A-Z]{2}\b/g, '[postcode]'],
  [/\d[\d .,/-]{2,}\d/g, '[number]'],
]

/** Removes quoted values, URL queries, e-mail addresses, postcodes, and numbers longer than an HTTP status. */
export const redactPersonalData = (sentence: string): string =>
  personalPatterns.reduce((text, [pattern, stand]) => text.replace(pattern, stand), sentence).slice(0, 500)

/** Origin of an error: tenant, remote and builds; nothing about the customer. */
export interface ErrorOrigin {
  tenant: string | null
  remote: string
  /** Version of the remote, or of the shell for its own errors. */
  version: string
  build: string
  /** Version of the shell. */
  portal: string
}

interface ThrownValue {
  type: string
  value: string
  stacktrace?: { frames: StackFrame[] }
}

export interface ErrorEvent {
  event_id: string
  /** Seconds since 1970. */
  timestamp: number
  platform: 'javascript'
  level: 'error'
  release: string
  tags: Record<string, string>
  extra: Record<string, string>
  exception: { values: ThrownValue[] }
  sdk: { name: string; version: string; settings: { infer_ip: 'never' } }
}

function toThrownValue(error: unknown): ThrownValue {
  if (!(error instanceof Error)) return { type: typeof error, value: redactPersonalData(String(error)) }
  const frames = parseStackFrames(error.stack ?? '')
  return {
    type: error.name,
    value: redactPersonalData(error.message),
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  }
}

/** Lists an error and its chain of causes, innermost first, as Sentry expects. */
function listCauses(error: unknown, depth = 3): ThrownValue[] {
  const cause = error instanceof Error && depth > 1 ? error.cause : undefined
  return [...(cause === undefined ? [] : listCauses(cause, depth - 1)), toThrownValue(error)]
}

/** Converts an error to an event; removes possibly personal values from its messages (SHELL-11, SHELL-12). */
export function toErrorEvent(
  error: unknown,
  place: ErrorOrigin,
  context: Record<string, string>,
): ErrorEvent {
  const { tenant, remote, version, build, portal } = place
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'error',
    release: `${remote}@${version}+${build}`,
    tags: { tenant: tenant ?? 'none', remote, version, build, portal },
    extra: Object.fromEntries(
      Object.entries(context).map(([key, value]) => [key, redactPersonalData(value)]),
    ),
    exception: { values: listCauses(error) },
    sdk: { name: 'portal', version: portal, settings: { infer_ip: 'never' } },
  }
}

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
