import type { PublishedRemote } from '@portal/contract/snapshot'
import { goodVitals, type PageTelemetry, telemetryPath } from '@portal/contract/telemetry'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { RemoteState } from '../registry/versions.ts'
import { ownerIn } from '../report/owner.ts'
import type { Shell } from '../shell.ts'
import { followLongFrames } from './long-frames.ts'

type Pending = Omit<PageTelemetry, 'version'>
const nothing = (): Pending => ({ vitals: [], errors: [], frames: [], ran: [], failed: [], slow: [] })
let pending = nothing()

/** Delay of an error report on a watched page, and of the report of started remotes, in milliseconds. */
const [soonMs, startedMs] = [500, 5000]

/** Remotes already reported in this page. */
const reported = { ran: new Set<string>(), failed: new Set<string>(), slow: new Set<string>() }
let watch: { token: string; soon(): void } | null = null

/** Records how a remote's version fares, unless already reported. */
function recordOnce(what: keyof typeof reported, remote: string, version: string): void {
  const name = `${remote} ${version}`
  if (reported[what].has(name)) return
  reported[what].add(name)
  pending[what].push({ remote, version })
}

/** Adds a remote's run time in long frames. */
function recordFrame(remote: string, version: string, ms: number): void {
  const known = pending.frames.find((one) => one.remote === remote)
  if (known) known.ms += Math.round(ms)
  else if (pending.frames.length < 50) pending.frames.push({ remote, version, ms: Math.round(ms) })
}

/** Screen of a path: its first segment, since the rest may identify a customer's record. */
const screenOf = (pathname: string) => /^\/[a-z0-9-]{0,40}/.exec(pathname)?.[0] ?? '/'

/** The screen that the page opened with, to which loading times are attributed. */
const initialScreen = () => {
  const [opened] = performance.getEntriesByType('navigation')
  return screenOf(opened ? new URL(opened.name).pathname : location.pathname)
}

function send(version: string): void {
  if (Object.values(pending).every(({ length }) => length === 0)) return
  const { vitals, errors, frames, ran, failed, slow } = pending
  pending = nothing()
  const remotes = watch
    ? { page: watch.token, ran: ran.slice(0, 50), failed: failed.slice(0, 50), slow: slow.slice(0, 50) }
    : {}
  const page = { version, vitals: vitals.slice(0, 50), errors: errors.slice(0, 20), frames, ...remotes }
  navigator.sendBeacon(telemetryPath, new Blob([JSON.stringify(page)], { type: 'application/json' }))
}

/** Records an error with the remote whose code caused it. */
export function recordError(remote: string, version: string): void {
  pending.errors.push({ remote, version })
  if (remote === 'shell') return
  recordOnce('ran', remote, version)
  recordOnce('failed', remote, version)
  watch?.soon()
}

/** The version of the remote whose screen is shown. */
export function shownRemoteVersion({
  routing,
  loader,
}: Pick<Shell, 'routing' | 'loader'>): RemoteVersion | undefined {
  const destination = routing.destination.get()
  if (destination.kind !== 'screen') return undefined
  const { name } = destination.remote
  const state = loader.states().find((one) => one.name === name)
  return state && { remote: name, version: state.version }
}

type RemoteVersion = PageTelemetry['errors'][number]

/** Returns the remote of the current screen; undefined for the shell's own. */
export type CurrentRemote = () => RemoteVersion | undefined

/**
 * Also reports which remotes this page runs, and soon after, errors and slow responses, so that the server can compare
 * a rollout with the previous version.
 * @param token identifies the page to the server
 * @param states state of each remote
 */
export function watchRemotes(
  { version, token }: { version: string; token: string },
  shown: CurrentRemote,
  states: () => readonly RemoteState[],
): void {
  let isSoon = false
  const reportVitals = () => {
    isSoon = false
    for (const { name, version: of, failedVersion = of, state } of states())
      if (state === 'loaded' || state === 'failed') recordOnce('ran', name, failedVersion)
    send(version)
  }
  watch = {
    token,
    soon: () => {
      if (!isSoon) setTimeout(reportVitals, soonMs)
      isSoon = true
    },
  }
  if (pending.failed.length > 0) watch.soon()
  onINP(
    ({ value }) => {
      const of = shown()
      if (!of || value <= goodVitals.INP) return
      recordOnce('slow', of.remote, of.version)
      watch?.soon()
    },
    { reportAllChanges: true },
  )
  setTimeout(reportVitals, startedMs)
}

/**
 * Sends telemetry to the portal's server when the page is hidden: Web Vitals by screen, errors and long frames by
 * remote. It contains nothing about the customer and no identifier that links pages.
 * @param version of the shell
 */
export function measurePage(
  version: string,
  shown: CurrentRemote,
  remotes: readonly PublishedRemote[],
): void {
  const noteOf =
    (screen: () => string, whose: CurrentRemote) =>
    ({ name, value }: Metric) => {
      const of = whose()
      const rounded = Math.round(value * 1000) / 1000
      pending.vitals.push({ name, value: rounded, screen: screen(), ...(of ? { of } : {}) })
    }
  const ownerOf = ownerIn(remotes)
  followLongFrames(({ file, ms }) => {
    if (!file) return
    const remote = ownerOf(file)
    recordFrame(remote, remotes.find(({ name }) => name === remote)?.version ?? version, ms)
  })
  const opened = shown()
  for (const observe of [onFCP, onLCP, onTTFB]) observe(noteOf(initialScreen, () => opened))
  for (const observe of [onCLS, onINP]) observe(noteOf(() => screenOf(location.pathname), shown))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(version)
  })
}
