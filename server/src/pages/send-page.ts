import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import type { FastifyReply } from 'fastify'
import type { PlacedRemote } from '../registry/placed.ts'
import { pageHeaders } from './content-policy.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { type DocumentParts, htmlDocument, linkHeader } from './document.ts'

/** The builds that a page may run. */
interface Offered {
  shell: ShellBuild
  remotes: readonly PlacedRemote[]
  /** Builds that a device may start instead. */
  recent: readonly Descriptor[]
  /** Addresses of the workers that it may begin. */
  workers?: readonly string[]
}

/** Answers a page, under the policy of exactly the builds that it may run. */
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
