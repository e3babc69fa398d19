import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import { goodVitalThresholds, type PageTelemetry, telemetryPath } from '@portal/contract/telemetry'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { RemoteLoader, RemoteState } from '../registry/remote-loader.ts'
import { createRemoteFinder } from '../registry/remote-loader.ts'
import type { ShellRouting } from '../routing/routing.ts'

interface LongAnimationFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[]
}

/** A script that ran in an animation frame longer than 50 ms: URL of its file, and its run time in milliseconds. */
interface LongScript {
  /** URL of the script's file; empty if the browser does not report it. */
  file: string
  ms: number
}

/**
 * Observes animation frames longer than 50 ms, including earlier ones. A script is attributed to the file that the
 * browser called: React's later work counts for React's file. Browsers that only report long tasks do not attribute
 * scripts, and other browsers report nothing.
 */
function observeLongAnimationFrames(onScript: (script: LongScript) => void): void {
  const types = PerformanceObserver.supportedEntryTypes
  const type = ['long-animation-frame', 'longtask'].find((name) => types.includes(name))
  if (!type) return
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LongAnimationFrame[]) {
      const scripts = entry.scripts ?? [{ sourceURL: '', duration: entry.duration }]
      for (const { sourceURL, duration } of scripts) onScript({ file: sourceURL, ms: duration })
    }
  }).observe({ type, buffered: true })
}

type PendingTelemetry = Omit<PageTelemetry, 'version'>
const createEmptyTelemetry = (): PendingTelemetry => ({
  vitals: [],
  errors: [],
  frames: [],
  ran: [],
  failed: [],
  slow: [],
})
let pendingTelemetry = createEmptyTelemetry()

/**
 * Delays in milliseconds: from an error to its report, and from the start of reporting to the first report of the
 * page's remotes.
 */
const [errorReportDelayMs, firstReportDelayMs] = [500, 5000]

const reportedRemotes = { ran: new Set<string>(), failed: new Set<string>(), slow: new Set<string>() }
let remoteReporting: { token: string; scheduleReport(): void } | null = null

/** Records that a remote's version ran, failed or was slow, once per page. */
function recordRemoteOnce(what: keyof typeof reportedRemotes, remote: string, version: string): void {
  const name = `${remote} ${version}`
  if (reportedRemotes[what].has(name)) return
  reportedRemotes[what].add(name)
  pendingTelemetry[what].push({ remote, version })
}

function recordLongFrame(remote: string, version: string, ms: number): void {
  const known = pendingTelemetry.frames.find((one) => one.remote === remote)
  if (known) known.ms += Math.round(ms)
  else if (pendingTelemetry.frames.length < 50)
    pendingTelemetry.frames.push({ remote, version, ms: Math.round(ms) })
}

/** Returns the first segment of a path as the screen, because the rest may identify a customer's record. */
const getScreenPath = (pathname: string) => /^\/[a-z0-9-]{0,40}/.exec(pathname)?.[0] ?? '/'

/** Screen that the page opened with, to which loading times are attributed. */
const getInitialScreen = () => {
  const [opened] = performance.getEntriesByType('navigation')
  return getScreenPath(opened ? new URL(opened.name).pathname : location.pathname)
}

function sendPendingTelemetry(version: string): void {
  if (Object.values(pendingTelemetry).every(({ length }) => length === 0)) return
  const { vitals, errors, frames, ran, failed, slow } = pendingTelemetry
  pendingTelemetry = createEmptyTelemetry()
  const remotes = remoteReporting
    ? {
        page: remoteReporting.token,
        ran: ran.slice(0, 50),
        failed: failed.slice(0, 50),
        slow: slow.slice(0, 50),
      }
    : {}
  const page = { version, vitals: vitals.slice(0, 50), errors: errors.slice(0, 20), frames, ...remotes }
  navigator.sendBeacon(telemetryPath, new Blob([JSON.stringify(page)], { type: 'application/json' }))
}

export function recordError(remote: string, version: string): void {
  pendingTelemetry.errors.push({ remote, version })
  if (remote === 'shell') return
  recordRemoteOnce('ran', remote, version)
  recordRemoteOnce('failed', remote, version)
  remoteReporting?.scheduleReport()
}

export function getShownRemoteVersion({
  routing,
  loader,
}: {
  routing: ShellRouting
  loader: RemoteLoader
}): RemoteVersion | undefined {
  const destination = routing.destination.get()
  if (destination.kind !== 'screen') return undefined
  const { name } = destination.remote
  const state = loader.states().find((one) => one.name === name)
  return state && { remote: name, version: state.version }
}

type RemoteVersion = PageTelemetry['errors'][number]

/** Returns the remote of the current screen; undefined for a screen of the shell itself. */
export type GetCurrentRemote = () => RemoteVersion | undefined

/**
 * Reports which remotes this page runs, and errors and slow responses shortly after they occur, so that the server can
 * compare a rollout with the previous version.
 * @param token identifies the page to the server
 * @param states state of each remote
 */
export function reportRemoteHealth(
  { version, token }: { version: string; token: string },
  getCurrentRemote: GetCurrentRemote,
  states: () => readonly RemoteState[],
): void {
  let isReportScheduled = false
  const sendReport = () => {
    isReportScheduled = false
    for (const { name, version: of, failedVersion = of, state } of states())
      if (state === 'loaded' || state === 'failed') recordRemoteOnce('ran', name, failedVersion)
    sendPendingTelemetry(version)
  }
  remoteReporting = {
    token,
    scheduleReport: () => {
      if (!isReportScheduled) setTimeout(sendReport, errorReportDelayMs)
      isReportScheduled = true
    },
  }
  if (pendingTelemetry.failed.length > 0) remoteReporting.scheduleReport()
  onINP(
    ({ value }) => {
      const of = getCurrentRemote()
      if (!of || value <= goodVitalThresholds.INP) return
      recordRemoteOnce('slow', of.remote, of.version)
      remoteReporting?.scheduleReport()
    },
    { reportAllChanges: true },
  )
  setTimeout(sendReport, firstReportDelayMs)
}

/**
 * Sends telemetry to the portal's server when the page is hidden: Web Vitals by screen, errors and long frames by
 * remote. It contains nothing about the customer and no identifier that links pages.
 * @param version of the shell
 */
export function startPageTelemetry(
  version: string,
  shown: GetCurrentRemote,
  remotes: readonly PublishedRemote[],
): void {
  const createMetricHandler =
    (screen: () => string, whose: GetCurrentRemote) =>
    ({ name, value }: Metric) => {
      const of = whose()
      const rounded = Math.round(value * 1000) / 1000
      pendingTelemetry.vitals.push({ name, value: rounded, screen: screen(), ...(of ? { of } : {}) })
    }
  const findOwner = createRemoteFinder(remotes)
  observeLongAnimationFrames(({ file, ms }) => {
    if (!file) return
    const remote = findOwner(file)
    recordLongFrame(remote, remotes.find(({ name }) => name === remote)?.version ?? version, ms)
  })
  const opened = shown()
  for (const observe of [onFCP, onLCP, onTTFB]) observe(createMetricHandler(getInitialScreen, () => opened))
  for (const observe of [onCLS, onINP])
    observe(createMetricHandler(() => getScreenPath(location.pathname), shown))
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendPendingTelemetry(version)
  })
}
