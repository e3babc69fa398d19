import path from 'node:path'
import type { ShellBuild } from '@portal/contract/descriptor'
import { type Drawing, type FrameRequest, frameKey } from '@portal/contract/drawing'
import type { Wording } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { shellName } from '../../registry/builds.ts'
import type { PlacedRemote } from '../../registry/placed.ts'
import type { ScreenOfPage } from '../screen.ts'
import type { Drawings } from './drawings.ts'

/** The frame of a customer's page, drawn. */
export interface DrawnFrame extends Drawing {
  /** Tells the shell whose frame it may take over. */
  key: string
}

/** What a frame is drawn of. */
export interface FrameOfPage {
  shell: ShellBuild
  /** Names the shell and the remotes. */
  edition: string
  screen: ScreenOfPage | null
  remotes: readonly PlacedRemote[]
  tenant: Tenant | null
  wording: Wording
  /** Folder of all builds' files. */
  folder: string
}

/** Draws the frame around a customer's screen, with the shell's own code: for a tenant that is known, each once. */
export async function drawnFrame(drawings: Drawings, frame: FrameOfPage): Promise<DrawnFrame | null> {
  const { shell, edition, screen, remotes, tenant, wording, folder } = frame
  const file = shell.files.find((candidate) => candidate.path === shell.edge)
  if (!file || !tenant || screen?.route.audience !== 'customer') return null
  const bundle = { file: path.join(folder, shellName, shell.hash, file.path), integrity: file.integrity }
  const { remote, route } = screen
  const asked = { screen: { remote: remote.name, route: route.id }, wording, tenant }
  const request = (): FrameRequest => ({
    ...asked,
    skeleton: remote.skeletons?.[route.view],
    version: shell.version,
    remotes: remotes.map(({ name, version, labels, contributes }) => ({
      name,
      version,
      labels,
      contributes,
    })),
  })
  const drawing = await drawings.of({ bundle, names: { ...asked, edition }, request })
  return drawing && { ...drawing, key: frameKey(asked) }
}
