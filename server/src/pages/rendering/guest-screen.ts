import path from 'node:path'
import type { Wording } from '@portal/contract/language'
import {
  type RenderedHtml,
  renderedScreenKey,
  type ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import { plainPath } from '@portal/domain/routing'
import type { ScreenOfPage } from '../screen.ts'
import type { BundleFile } from './bundle.ts'
import type { RenderCache } from './render-cache.ts'

/** A server-rendered guest screen. */
export interface RenderedScreen extends RenderedHtml {
  /** Identifies the screen that may hydrate it. */
  key: string
}

/**
 * Renders a page's screen if its remote allows that, the tenant is known and the route has no parameters. The query and
 * spelling of the path are not passed on, so each screen is rendered once.
 */
export async function renderGuestScreen(
  renderCache: RenderCache,
  { screen, tenant, wording, address, folder }: GuestPage,
): Promise<RenderedScreen | null> {
  if (!screen || !tenant || !hasOnlyNext(address)) return null
  const { remote, route } = screen
  const file = remote.files.find((candidate) => candidate.path === remote.serverBundle)
  if (!route.serverRendered || !file || plainPath(route) !== route.path) return null
  const bundle: BundleFile = {
    file: path.join(folder, remote.name, remote.hash, file.path),
    integrity: file.integrity,
  }
  const request: ScreenRenderRequest = { view: route.view, path: route.path, tenant, wording }
  const rendered = await renderCache.of({ bundle, names: request, request: () => request })
  const key = renderedScreenKey({ remote: remote.name, hash: remote.hash, view: route.view, wording })
  return rendered && { ...rendered, key }
}

/** `next` only names the page after sign-in; any other parameter may change what the screen shows. */
const hasOnlyNext = ({ searchParams }: URL) => [...searchParams.keys()].every((name) => name === 'next')

export interface GuestPage {
  screen: ScreenOfPage | null
  tenant: Tenant | null
  wording: Wording
  /** Address that the page shows. */
  address: URL
  /** Folder with the files of all builds. */
  folder: string
}
