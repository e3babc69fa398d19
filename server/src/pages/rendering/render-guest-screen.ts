import path from 'node:path'
import type { Locale } from '@portal/contract/language'
import {
  createScreenKey,
  type RenderedHtml,
  type ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import { removePathParameters } from '@portal/domain/routing'
import type { PageScreen } from '../page-screen.ts'
import type { BundleFile } from './bundle.ts'
import type { RenderCache } from './render-cache.ts'

/** A server-rendered guest screen. */
export interface RenderedScreen extends RenderedHtml {
  /** The shell may only hydrate a screen with the same key. */
  key: string
}

/**
 * Renders a page's screen if its remote allows server rendering, the tenant is known and the route has no parameters.
 * Query and spelling of the path are not passed to the screen, so the result can be cached per screen.
 */
export async function renderGuestScreen(
  renderCache: RenderCache,
  { screen, tenant, wording, address, folder }: GuestPage,
): Promise<RenderedScreen | null> {
  if (!screen || !tenant || !hasOnlyNext(address)) return null
  const { remote, route } = screen
  const file = remote.files.find((candidate) => candidate.path === remote.serverBundle)
  if (!route.serverRendered || !file || removePathParameters(route) !== route.path) return null
  const bundle: BundleFile = {
    file: path.join(folder, remote.name, remote.hash, file.path),
    integrity: file.integrity,
  }
  const request: ScreenRenderRequest = { view: route.view, path: route.path, tenant, wording }
  const rendered = await renderCache.of({ bundle, names: request, request: () => request })
  const key = createScreenKey({ remote: remote.name, hash: remote.hash, view: route.view, wording })
  return rendered && { ...rendered, key }
}

/** The `next` parameter only contains the page after sign-in. Any other parameter may change what the screen shows. */
const hasOnlyNext = ({ searchParams }: URL) => [...searchParams.keys()].every((name) => name === 'next')

export interface GuestPage {
  screen: PageScreen | null
  tenant: Tenant | null
  wording: Locale
  /** URL of the page. */
  address: URL
  /** Folder with the files of all builds. */
  folder: string
}
