import { redactPersonalData } from './redact-personal.ts'
import { parseStackFrames, type StackFrame } from './stack-frames.ts'

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
