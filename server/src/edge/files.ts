import type { Language, Wording } from '@portal/contract/language'
import type { ShellBuild } from '@portal/contract/registry'
import type { ScreenOfPage } from './screens.ts'

/** A file that a page names: absolute or from the root, with its integrity. */
export interface PageFile {
  url: string
  integrity: string
}

const catalogsOf = (wording: Wording): Wording[] => {
  const language = wording.replace('_u', '') as Language
  return wording === language ? [language] : [language, wording]
}

/** Everything below a build's folder that is named, as page files. */
function filesOf(
  base: string,
  files: readonly { path: string; integrity: string }[],
  paths: readonly string[],
) {
  const wanted = new Set(paths)
  return files
    .filter(({ path }) => wanted.has(path))
    .map(({ path, integrity }): PageFile => ({ url: base + path, integrity }))
}

/** The shell's own files for a page. */
export function shellFiles(shell: ShellBuild, base: string, wording: Wording) {
  const texts = catalogsOf(wording).flatMap((name) => shell.texts[name] ?? [])
  return {
    scripts: filesOf(base, shell.files, shell.scripts),
    texts: filesOf(base, shell.files, texts),
    font: filesOf(base, shell.files, [shell.fonts.latin]),
    fontUrls: { latin: base + shell.fonts.latin, latinExt: base + shell.fonts.latinExt },
  }
}

/** The remotes' files that screens need: entry, view and texts. */
export function screenFiles(screens: readonly ScreenOfPage[], wording: Wording): PageFile[] {
  return screens.flatMap(({ remote, route }) => {
    const views = remote.views[route.view] ?? []
    const texts = catalogsOf(wording).flatMap((name) => remote.texts[name] ?? [])
    return filesOf(remote.base, remote.files, [remote.entry.path, ...views, ...texts])
  })
}
