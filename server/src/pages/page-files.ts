import type { ShellBuild } from '@portal/contract/build-descriptor'
import type { Language, Locale } from '@portal/contract/language'
import type { PageView } from './page-screen.ts'

export interface PageFile {
  url: string
  integrity: string
}

const listCatalogLocales = (locale: Locale): Locale[] => {
  const language = locale.replace('_u', '') as Language
  return locale === language ? [language] : [language, locale]
}

/** Removes duplicates and keeps the order. */
function toPageFiles(
  base: string,
  files: readonly { path: string; integrity: string }[],
  paths: readonly string[],
) {
  const known = new Map(files.map(({ path, integrity }) => [path, integrity]))
  return [...new Set(paths)].flatMap((path): PageFile[] => {
    const integrity = known.get(path)
    return integrity === undefined ? [] : [{ url: base + path, integrity }]
  })
}

export function listShellFiles(shell: ShellBuild, base: string, locale: Locale) {
  const texts = listCatalogLocales(locale).flatMap((name) => shell.texts[name] ?? [])
  const { frame, guest, http, fonts } = shell
  const { first, rest, latinExt } = fonts
  return {
    scripts: toPageFiles(base, shell.files, shell.scripts),
    frame: toPageFiles(base, shell.files, [...frame, ...texts]),
    guestFrame: toPageFiles(base, shell.files, [...guest, ...texts]),
    /** Files of the HTTP client, which a server-rendered page needs later. */
    http: toPageFiles(base, shell.files, http),
    font: toPageFiles(base, shell.files, [first]),
    /** Path of the font file. The device may have it in its cache. */
    fontName: first,
    fontUrls: { first: base + first, rest: base + rest, latinExt: base + latinExt },
  }
}

export function listViewFiles(views: readonly PageView[], locale: Locale): PageFile[] {
  const files = views.flatMap(({ remote, view }) => {
    const texts = listCatalogLocales(locale).flatMap((name) => remote.texts[name] ?? [])
    const paths = [remote.entry.path, ...(remote.views[view] ?? []), ...texts]
    return toPageFiles(remote.base, remote.files, paths)
  })
  return [...new Map(files.map((file) => [file.url, file])).values()]
}

export function listSharedLibraryFiles(
  shell: ShellBuild,
  base: string,
  views: readonly PageView[],
): PageFile[] {
  const names = views.flatMap(({ remote, view }) => remote.parts[view] ?? [])
  return toPageFiles(
    base,
    shell.files,
    names.flatMap((name) => shell.parts[name] ?? []),
  )
}
