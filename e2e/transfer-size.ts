import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { RemoteDescriptor } from '@portal/contract/build-descriptor'
import * as v from 'valibot'

const workspaceRoot = path.resolve(import.meta.dirname, '..')

function fetchContent(address: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}

/**
 * Measures the size of a file in bytes as a production portal sends it, with better compression than the demo. Fonts
 * are already compressed.
 */
async function measureTransferBytes(address: string): Promise<number> {
  const content = await fetchContent(address)
  return address.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
}

/**
 * Measures a page's first load in kilobytes, as listed in its HTML: the page, scripts, preloaded code and texts, and
 * the first font file. Exact, and without a browser.
 * @param host host name of the tenant's portal
 */
export async function measureFirstLoadKilobytes(
  server: string,
  host: string,
  page: string,
  cookie = '',
): Promise<number> {
  const html = (await fetchContent(server + page, { host, cookie })).toString()
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"[^>]*crossorigin/g)]
  const letters = [...html.matchAll(/url\(([^)]+)\) format\("woff2"\);unicode-range:U\+20-/g)]
  const files = new Set([...named, ...letters].map(([, file = '']) => new URL(file, server).href))
  const weights = await Promise.all([...files].map(measureTransferBytes))
  return [brotliCompressSync(html).length, ...weights].reduce((sum, bytes) => sum + bytes, 0) / 1024
}

/**
 * Size of a remote's build in kilobytes: `start` is what every page with the remote loads, `view` what its largest view
 * loads in addition.
 */
export interface RemoteSize {
  start: number
  view: number
  /** Name of the largest view. */
  largest: string
}

const listRemoteNames = () =>
  readdirSync(workspaceRoot)
    .filter((name) => name.startsWith('mf-'))
    .sort()

/** Measures all remotes of this checkout, which must be built. */
export const measureRemoteSizes = (): Record<string, RemoteSize> =>
  Object.fromEntries(
    listRemoteNames().map((name) => [name, measureRemoteSize(path.join(workspaceRoot, name, 'dist'))]),
  )

function measureRemoteSize(dist: string): RemoteSize {
  const { entry, views, texts } = v.parse(
    RemoteDescriptor,
    JSON.parse(readFileSync(path.join(dist, 'descriptor.json'), 'utf8')),
  )
  const sumKilobytes = (files: readonly string[]) =>
    [...new Set(files)].reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length / 1024,
      0,
    )
  const lists = Object.values(views)
  const always = (lists[0] ?? []).filter((file) => lists.every((list) => list.includes(file)))
  const [largest = '', view = 0] =
    Object.entries(views)
      .map(([name, list]) => [name, sumKilobytes(list.filter((file) => !always.includes(file)))] as const)
      .sort(([, a], [, b]) => b - a)[0] ?? []
  return { start: sumKilobytes([entry.path, ...always, ...(texts.nl ?? [])]), view, largest }
}
