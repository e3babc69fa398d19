import type { ShellBuild } from '@portal/contract/descriptor'
import type { Language, Wording } from '@portal/contract/language'
import type { ViewOfPage } from './screen.ts'

/** A file that a page names: absolute or from the root, with its integrity. */
export interface PageFile {
  url: string
  integrity: string
}

const catalogsOf = (wording: Wording): Wording[] => {
  const language = wording.replace('_u', '') as Language
  return wording === language ? [language] : [language, wording]
}

/** What is named of a build's folder, each once and in that order, as page files. */
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

/** The shell's own files for a page. */
export function shellFiles(shell: ShellBuild, base: string, wording: Wording) {
  const texts = catalogsOf(wording).flatMap((name) => shell.texts[name] ?? [])
  const { frame, guest, http, fonts } = shell
  const { first, rest, latinExt } = fonts
  return {
    scripts: filesOf(base, shell.files, shell.scripts),
    /** What it draws itself with for somebody who is signed in, or for a guest, and the words for that. */
    frame: filesOf(base, shell.files, [...frame, ...texts]),
    guestFrame: filesOf(base, shell.files, [...guest, ...texts]),
    /** What it asks servers with, which a page that is drawn already needs later. */
    http: filesOf(base, shell.files, http),
    font: filesOf(base, shell.files, [first]),
    /** Path of the font's file that nearly every text needs; it names the font that a device may have kept. */
    fontName: first,
    fontUrls: { first: base + first, rest: base + rest, latinExt: base + latinExt },
  }
}

/** The remotes' files that views need: entry, view and texts; each once. */
export function viewFiles(views: readonly ViewOfPage[], wording: Wording): PageFile[] {
  const files = views.flatMap(({ remote, view }) => {
    const texts = catalogsOf(wording).flatMap((name) => remote.texts[name] ?? [])
    const paths = [remote.entry.path, ...(remote.views[view] ?? []), ...texts]
    return filesOf(remote.base, remote.files, paths)
  })
  return [...new Map(files.map((file) => [file.url, file])).values()]
}

/** The shell's files with the shared libraries that views begin with, besides those that every page has. */
export function partFiles(shell: ShellBuild, base: string, views: readonly ViewOfPage[]): PageFile[] {
  const names = views.flatMap(({ remote, view }) => remote.parts[view] ?? [])
  return filesOf(
    base,
    shell.files,
    names.flatMap((name) => shell.parts[name] ?? []),
  )
}
