import type { ShellBuild } from '@portal/contract/descriptor'
import type { Language, Wording } from '@portal/contract/language'
import type { ViewOfPage } from './screen.ts'

/** A file of a page: absolute URL or path, with its integrity. */
export interface PageFile {
  url: string
  integrity: string
}

const catalogsOf = (wording: Wording): Wording[] => {
  const language = wording.replace('_u', '') as Language
  return wording === language ? [language] : [language, wording]
}

/** Files of a build by path, without duplicates, in the given order. */
function filesOf(
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

/** The shell's files for a page. */
export function shellFiles(shell: ShellBuild, base: string, wording: Wording) {
  const texts = catalogsOf(wording).flatMap((name) => shell.texts[name] ?? [])
  const { frame, guest, http, fonts } = shell
  const { first, rest, latinExt } = fonts
  return {
    scripts: filesOf(base, shell.files, shell.scripts),
    /** Code of the layout for customers or guests, and its texts. */
    frame: filesOf(base, shell.files, [...frame, ...texts]),
    guestFrame: filesOf(base, shell.files, [...guest, ...texts]),
    /** The HTTP client, which a rendered page needs later. */
    http: filesOf(base, shell.files, http),
    font: filesOf(base, shell.files, [first]),
    /** Path of the font's main file; it identifies the font that a device may have cached. */
    fontName: first,
    fontUrls: { first: base + first, rest: base + rest, latinExt: base + latinExt },
  }
}

/** Entry, views and texts of remotes, without duplicates. */
export function viewFiles(views: readonly ViewOfPage[], wording: Wording): PageFile[] {
  const files = views.flatMap(({ remote, view }) => {
    const texts = catalogsOf(wording).flatMap((name) => remote.texts[name] ?? [])
    const paths = [remote.entry.path, ...(remote.views[view] ?? []), ...texts]
    return filesOf(remote.base, remote.files, paths)
  })
  return [...new Map(files.map((file) => [file.url, file])).values()]
}

/** The shell's files with lazily loaded shared libraries that the views need. */
export function partFiles(shell: ShellBuild, base: string, views: readonly ViewOfPage[]): PageFile[] {
  const names = views.flatMap(({ remote, view }) => remote.parts[view] ?? [])
  return filesOf(
    base,
    shell.files,
    names.flatMap((name) => shell.parts[name] ?? []),
  )
}
