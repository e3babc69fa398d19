import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import type { FastifyReply } from 'fastify'
import type { PlacedRemote } from '../registry/page-remotes.ts'
import { pageHeaders } from './content-policy.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { type DocumentParts, htmlDocument, linkHeader } from './document.ts'

interface Offered {
  shell: ShellBuild
  remotes: readonly PlacedRemote[]
  /** Builds that a device may start as a fallback. */
  recent: readonly Descriptor[]
  /** URLs of allowed workers. */
  workers?: readonly string[]
}

/** Sends a page with a content security policy for exactly the builds that it may run. */
export function sendPage(
  reply: FastifyReply,
  {
    config: { errorReportUrl: errors, assessmentUrl },
    assetsOrigin,
  }: Pick<PageServerDependencies, 'config' | 'assetsOrigin'>,
  document: DocumentParts,
  { shell, remotes, recent, workers = [] }: Offered,
): FastifyReply {
  const { nonce } = document
  const builds = [
    shell,
    ...remotes.flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])]),
    ...recent,
  ]
  const frames = assessmentUrl ? [new URL(assessmentUrl).origin] : []
  return reply
    .headers({
      ...pageHeaders({ nonce, assetsOrigin, errors, frames, builds, workers }),
      ...linkHeader(document),
    })
    .send(htmlDocument(document))
}
