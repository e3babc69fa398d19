import path from 'node:path'
import type { Locale } from '@portal/contract/language'
import {
  createScreenKey,
  type RenderedHtml,
  type ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import { type RemoteScreen, removePathParameters } from '@portal/domain/routing'
import type { PageRemote } from '../../registry/tenant-registry.ts'
import type { RenderCache } from './render-cache.ts'
import type { ServerBundleFile } from './renderer-pool.ts'

export interface RenderedScreen extends RenderedHtml {
  /** Key of the rendered screen. The shell hydrates only a screen with the same key. */
  key: string
}

/**
 * Renders the screen if its remote allows that, the tenant is known and the route has no parameters. The result does
 * not depend on the query, so that it can be cached.
 */
export async function renderGuestScreen(
  renderCache: RenderCache,
  { screen, tenant, locale, address, folder }: GuestPage,
): Promise<RenderedScreen | null> {
  if (!screen || !tenant || !hasOnlyNextParameter(address)) return null
  const { remote, route } = screen
  const file = remote.files.find((candidate) => candidate.path === remote.serverBundle)
  if (!route.serverRendered || !file || removePathParameters(route) !== route.path) return null
  const bundle: ServerBundleFile = {
    file: path.join(folder, remote.name, remote.hash, file.path),
    integrity: file.integrity,
  }
  const request: ScreenRenderRequest = { view: route.view, path: route.path, tenant, wording: locale }
  const rendered = await renderCache.render({ bundle, cacheKey: request, request: () => request })
  const key = createScreenKey({ remote: remote.name, hash: remote.hash, view: route.view, wording: locale })
  return rendered && { ...rendered, key }
}

/** Parameters other than `next`, the page after sign-in, may change the screen. */
const hasOnlyNextParameter = ({ searchParams }: URL) =>
  [...searchParams.keys()].every((name) => name === 'next')

export interface GuestPage {
  screen: RemoteScreen<PageRemote> | null
  tenant: Tenant | null
  locale: Locale
  address: URL
  folder: string
}
