import type { PageData } from '@portal/contract/page-data'
import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import { createRemoteFinder } from '../registry/remote-loader.ts'
import type { ErrorOrigin } from './forward-error.ts'

export type ReportError = (error: unknown, remote: string, context?: Record<string, string>) => void

/**
 * Logs every error. With a DSN it also sends each error (SHELL-11, SHELL-12); the code for sending loads with the first
 * error.
 */
export function createErrorReport(
  page: Pick<PageData, 'version' | 'errors' | 'measured'>,
  remotes: readonly PublishedRemote[],
  tenant: () => string | null,
): ReportError {
  const toErrorOrigin = (remote: string): ErrorOrigin => {
    const known = remotes.find(({ name }) => name === remote)
    const { version, hash: build = '' } = known ?? { version: page.version, hash: 'shell' }
    return { tenant: tenant(), remote, version, build, portal: page.version }
  }
  return (error, remote, context = {}) => {
    console.error(`[${remote}]`, error, context)
    if (page.errors || page.measured)
      void import(/* webpackChunkName: "report" */ './forward-error.ts')
        .then(({ forwardError }) => forwardError(page, error, toErrorOrigin(remote), context))
        .catch(() => {})
  }
}

/** Reports uncaught errors for the remote whose file they come from, or for the shell. */
export function reportUncaughtErrors(remotes: readonly PublishedRemote[], report: ReportError): void {
  const findOwner = createRemoteFinder(remotes)
  addEventListener('error', ({ error, message, filename }) =>
    report(error ?? new Error(message), findOwner(error instanceof Error ? (error.stack ?? '') : filename)),
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    report(reason, findOwner(reason instanceof Error ? (reason.stack ?? '') : '')),
  )
}
