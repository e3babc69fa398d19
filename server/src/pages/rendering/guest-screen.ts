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

/** A screen that stands drawn in a page. */
export interface RenderedScreen extends RenderedHtml {
  /** Tells the shell which screen may take it over. */
  key: string
}

/**
 * Draws a page's screen where its remote has it drawn: for a tenant that is known, at a path without parameters. Neither
 * the query nor how the path is spelt gets as far as the drawing, which is thus made once.
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

/** `next` only says where to go after sign-in; whatever else is asked may change what the screen shows. */
const hasOnlyNext = ({ searchParams }: URL) => [...searchParams.keys()].every((name) => name === 'next')

export interface GuestPage {
  screen: ScreenOfPage | null
  tenant: Tenant | null
  wording: Wording
  /** Where the page leads. */
  address: URL
  /** Folder of all builds' files. */
  folder: string
}
