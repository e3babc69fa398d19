import { type Frame, framesOf } from './frames.ts'
import { redactPersonal } from './redact-personal.ts'

/** Where an error happened: tenant, remote and builds; nothing about the customer. */
export interface Place {
  tenant: string | null
  remote: string
  /** Version and build of the remote, or of the shell for its own errors. */
  version: string
  build: string
  /** Version of the shell. */
  portal: string
}

interface Thrown {
  type: string
  value: string
  stacktrace?: { frames: Frame[] }
}

/** An error event in Sentry's format. */
export interface ErrorEvent {
  event_id: string
  /** Seconds since 1970. */
  timestamp: number
  platform: 'javascript'
  level: 'error'
  release: string
  tags: Record<string, string>
  extra: Record<string, string>
  exception: { values: Thrown[] }
  sdk: { name: string; version: string; settings: { infer_ip: 'never' } }
}

function thrownOf(error: unknown): Thrown {
  if (!(error instanceof Error)) return { type: typeof error, value: redactPersonal(String(error)) }
  const frames = framesOf(error.stack ?? '')
  return {
    type: error.name,
    value: redactPersonal(error.message),
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  }
}

/** The error and its causes, innermost first, as Sentry expects. */
function chainOf(error: unknown, depth = 3): Thrown[] {
  const cause = error instanceof Error && depth > 1 ? error.cause : undefined
  return [...(cause === undefined ? [] : chainOf(cause, depth - 1)), thrownOf(error)]
}

/** Makes an event from an error, with possibly personal values removed from its messages (SHELL-11, SHELL-12). */
export function eventOf(error: unknown, place: Place, context: Record<string, string>): ErrorEvent {
  const { tenant, remote, version, build, portal } = place
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'error',
    release: `${remote}@${version}+${build}`,
    tags: { tenant: tenant ?? 'none', remote, version, build, portal },
    extra: Object.fromEntries(Object.entries(context).map(([key, value]) => [key, redactPersonal(value)])),
    exception: { values: chainOf(error) },
    sdk: { name: 'portal', version: portal, settings: { infer_ip: 'never' } },
  }
}
