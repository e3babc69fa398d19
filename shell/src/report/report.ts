import type { Page } from '@portal/contract/page'
import type { PublishedRemote } from '@portal/contract/snapshot'
import type { Place } from './event.ts'
import { ownerIn } from './owner.ts'

/** Tells of an error: which remote, what happened, nothing personal. */
export type Report = (error: unknown, remote: string, context?: Record<string, string>) => void

/**
 * Every error is logged, and sent to the error service where the page has the address of one (SHELL-11, SHELL-12):
 * all of them, none left out by sampling. What sends them is only loaded with the first.
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
      void import(/* webpackChunkName: "report" */ './tell.ts')
        .then(({ tell }) => tell(page, error, placeOf(remote), context))
        .catch(() => {})
  }
}

/** Reports what nobody caught, as the remote's whose file it happened in, else as the shell's. */
export function reportUncaught(remotes: readonly PublishedRemote[], report: Report): void {
  const ownerOf = ownerIn(remotes)
  addEventListener('error', ({ error, message, filename }) =>
    report(error ?? new Error(message), ownerOf(error instanceof Error ? (error.stack ?? '') : filename)),
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    report(reason, ownerOf(reason instanceof Error ? (reason.stack ?? '') : '')),
  )
}
