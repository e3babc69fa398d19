import type { RemoteDescriptor, ShellBuild } from '@portal/contract/build-descriptor'
import type { FastifyReply } from 'fastify'
import type { PageRemote } from '../registry/page-remotes.ts'
import { createPageHeaders } from './content-security-policy.ts'
import { createLinkHeader, type HtmlDocumentInput, renderHtmlDocument } from './html-document.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

interface PageBuilds {
  shell: ShellBuild
  remotes: readonly PageRemote[]
  /** Builds that a device may start if the page's registry fails. */
  recent: readonly RemoteDescriptor[]
  /** URLs of workers. */
  workers?: readonly string[]
}

/** Sends a page whose content security policy allows exactly the offered builds. */
export function sendPage(
  reply: FastifyReply,
  {
    config: { errorReportUrl, assessmentUrl },
    assetsOrigin,
  }: Pick<PageServerDependencies, 'config' | 'assetsOrigin'>,
  document: HtmlDocumentInput,
  { shell, remotes, recent, workers = [] }: PageBuilds,
): FastifyReply {
  const { nonce } = document
  const builds = [
    shell,
    ...remotes.flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])]),
    ...recent,
  ]
  const frameOrigins = assessmentUrl ? [new URL(assessmentUrl).origin] : []
  return reply
    .headers({
      ...createPageHeaders({ nonce, assetsOrigin, errorReportUrl, frameOrigins, builds, workers }),
      ...createLinkHeader(document),
    })
    .send(renderHtmlDocument(document))
}
