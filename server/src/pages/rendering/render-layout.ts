import path from 'node:path'
import type { ShellBuild } from '@portal/contract/build-descriptor'
import type { Locale } from '@portal/contract/language'
import {
  createLayoutKey,
  type LayoutRenderRequest,
  type RenderedHtml,
} from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import type { RemoteScreen } from '@portal/domain/routing'
import { shellName } from '../../registry/builds.ts'
import type { PageRemote } from '../../registry/tenant-registry.ts'
import type { RenderCache } from './render-cache.ts'

export interface RenderedLayout extends RenderedHtml {
  /** Key of the rendered layout. The shell hydrates only a layout with the same key. */
  key: string
}

export interface LayoutInput {
  shell: ShellBuild
  edition: string
  screen: RemoteScreen<PageRemote> | null
  remotes: readonly PageRemote[]
  tenant: Tenant | null
  locale: Locale
  folder: string
}

/** Renders the layout of a customer's page, once per tenant, screen and locale. */
export async function renderLayout(
  renderCache: RenderCache,
  frame: LayoutInput,
): Promise<RenderedLayout | null> {
  const { shell, edition, screen, remotes, tenant, locale, folder } = frame
  const file = shell.files.find((candidate) => candidate.path === shell.serverBundle)
  if (!file || !tenant || screen?.route.audience !== 'customer') return null
  const bundle = { file: path.join(folder, shellName, shell.hash, file.path), integrity: file.integrity }
  const { remote, route } = screen
  const target = { screen: { remote: remote.name, route: route.id }, wording: locale, tenant }
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
  const rendered = await renderCache.render({
    bundle,
    cacheKey: { ...target, edition },
    request: createRenderRequest,
  })
  return rendered && { ...rendered, key: createLayoutKey(target) }
}
