import path from 'node:path'
import type { ShellBuild } from '@portal/contract/descriptor'
import type { Locale } from '@portal/contract/language'
import {
  createLayoutKey,
  type LayoutRenderRequest,
  type RenderedHtml,
} from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import { shellName } from '../../registry/builds.ts'
import type { PlacedRemote } from '../../registry/page-remotes.ts'
import type { PageScreen } from '../page-screen.ts'
import type { RenderCache } from './render-cache.ts'

/** The server-rendered layout of a customer's page. */
export interface RenderedLayout extends RenderedHtml {
  /** The shell may only hydrate a layout with the same key. */
  key: string
}

export interface LayoutInput {
  shell: ShellBuild
  /** Id of the release, which identifies the shell and the remotes. */
  edition: string
  screen: PageScreen | null
  remotes: readonly PlacedRemote[]
  tenant: Tenant | null
  wording: Locale
  /** Folder with the files of all builds. */
  folder: string
}

/** Renders the layout around a customer's screen with the shell's server bundle, once per tenant, screen and locale. */
export async function renderLayout(
  renderCache: RenderCache,
  frame: LayoutInput,
): Promise<RenderedLayout | null> {
  const { shell, edition, screen, remotes, tenant, wording, folder } = frame
  const file = shell.files.find((candidate) => candidate.path === shell.serverBundle)
  if (!file || !tenant || screen?.route.audience !== 'customer') return null
  const bundle = { file: path.join(folder, shellName, shell.hash, file.path), integrity: file.integrity }
  const { remote, route } = screen
  const target = { screen: { remote: remote.name, route: route.id }, wording, tenant }
  const createRenderRequest = (): LayoutRenderRequest => ({
    ...target,
    skeleton: remote.skeletons?.[route.view],
    version: shell.version,
    remotes: remotes.map(({ name, version, labels, contributes }) => ({
      name,
      version,
      labels,
      contributes,
    })),
  })
  const rendered = await renderCache.of({
    bundle,
    names: { ...target, edition },
    request: createRenderRequest,
  })
  return rendered && { ...rendered, key: createLayoutKey(target) }
}
