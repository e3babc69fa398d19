import type { ShellBuild } from '@portal/contract/descriptor'
import type { Language, Locale } from '@portal/contract/language'
import type { PageView } from './page-screen.ts'

/** A file of a page: absolute URL or path, with its integrity. */
export interface PageFile {
  url: string
  integrity: string
}

const listCatalogs = (wording: Locale): Locale[] => {
  const language = wording.replace('_u', '') as Language
  return wording === language ? [language] : [language, wording]
}

/** Converts paths of a build to page files, without duplicates, in the given order. */
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

/** Lists the shell's files for a page. */
export function listShellFiles(shell: ShellBuild, base: string, wording: Locale) {
  const texts = listCatalogs(wording).flatMap((name) => shell.texts[name] ?? [])
  const { frame, guest, http, fonts } = shell
  const { first, rest, latinExt } = fonts
  return {
    scripts: toPageFiles(base, shell.files, shell.scripts),
    /** Code and texts of the layout for customers or guests. */
    frame: toPageFiles(base, shell.files, [...frame, ...texts]),
    guestFrame: toPageFiles(base, shell.files, [...guest, ...texts]),
    /** The HTTP client, which a server-rendered page needs later. */
    http: toPageFiles(base, shell.files, http),
    font: toPageFiles(base, shell.files, [first]),
    /** Path of the font's main file. It identifies the font, because a device may have cached it. */
    fontName: first,
    fontUrls: { first: base + first, rest: base + rest, latinExt: base + latinExt },
  }
}

/** Lists the files of the views' entries, code and texts, without duplicates. */
export function listViewFiles(views: readonly PageView[], wording: Locale): PageFile[] {
  const files = views.flatMap(({ remote, view }) => {
    const texts = listCatalogs(wording).flatMap((name) => remote.texts[name] ?? [])
    const paths = [remote.entry.path, ...(remote.views[view] ?? []), ...texts]
    return toPageFiles(remote.base, remote.files, paths)
  })
  return [...new Map(files.map((file) => [file.url, file])).values()]
}

/** Lists the shell's files with lazily loaded shared libraries that the views need. */
export function listPartFiles(shell: ShellBuild, base: string, views: readonly PageView[]): PageFile[] {
  const names = views.flatMap(({ remote, view }) => remote.parts[view] ?? [])
  return toPageFiles(
    base,
    shell.files,
    names.flatMap((name) => shell.parts[name] ?? []),
  )
}
