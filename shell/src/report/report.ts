import type { Page } from '@portal/contract/page'
import type { PublishedRemote } from '@portal/contract/snapshot'
import type { Place } from './event.ts'
import { ownerIn } from './owner.ts'

/** Reports an error of a remote, without personal data. */
export type Report = (error: unknown, remote: string, context?: Record<string, string>) => void

/**
 * Logs every error. If the page has a DSN, sends each one, without sampling (SHELL-11, SHELL-12). The sending code
 * loads with the first error.
 */
export function createReport(
  page: Pick<Page, 'version' | 'errors' | 'measured'>,
  remotes: readonly PublishedRemote[],
  tenant: () => string | null,
): Report {
  const placeOf = (remote: string): Place => {
    const known = remotes.find(({ name }) => name === remote)
    const { version, hash: build = '' } = known ?? { version: page.version, hash: 'shell' }
    return { tenant: tenant(), remote, version, build, portal: page.version }
  }
  return (error, remote, context = {}) => {
    console.error(`[${remote}]`, error, context)
    if (page.errors || page.measured)
      void import(/* webpackChunkName: "report" */ './forward-error.ts')
        .then(({ forwardError }) => forwardError(page, error, placeOf(remote), context))
        .catch(() => {})
  }
}

/** Reports uncaught errors for the remote whose file they come from, or for the shell. */
export function reportUncaught(remotes: readonly PublishedRemote[], report: Report): void {
  const ownerOf = ownerIn(remotes)
  addEventListener('error', ({ error, message, filename }) =>
    report(error ?? new Error(message), ownerOf(error instanceof Error ? (error.stack ?? '') : filename)),
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    report(reason, ownerOf(reason instanceof Error ? (reason.stack ?? '') : '')),
  )
}
