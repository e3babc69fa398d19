import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import { extensionPoints, propsVersionOf } from '@portal/contract/extension-points'
import { isSingleton, librarySignatures } from '@portal/contract/library-signatures'
import { portalVersion } from '@portal/contract/portal-version'
import { closest } from 'fastest-levenshtein'
import { major, satisfies, valid } from 'semver'

/** Reads a file of a build; null if there is none. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/**
 * Reasons against a build of a remote or the shell; empty for none. The build itself and the server that receives it
 * both check it.
 * @param shell the versions that the shell provides, if known (`ShellBuild.gives`)
 */
export async function problemsOfBuild(
  build: Descriptor | ShellBuild,
  read: ReadFile,
  shell: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  if (!('entry' in build))
    return [...missing(build, namedByShell(build)), ...(await fileProblems(build, read))]
  return [
    ...contractProblems(build),
    ...viewProblems(build),
    ...slotProblems(build),
    ...libraryProblems(build, await ownCopies(build, read)),
    ...incompatibleLibraries(build, shell),
    ...(await fileProblems(build, read)),
  ]
}

function contractProblems({ portal }: Descriptor): string[] {
  if (satisfies(portalVersion, portal)) return []
  return [`it needs the portal contract ${portal}, and this portal has ${portalVersion}`]
}

const namedByShell = ({ scripts, frame, guest, http, parts, fonts, texts }: ShellBuild): string[] =>
  [scripts, frame, guest, http, Object.values(parts), Object.values(fonts), Object.values(texts)].flat(2)

const namedByRemote = ({ entry, serverBundle, views, texts, widgets = {} }: Descriptor): string[] =>
  [entry.path, serverBundle ?? [], Object.values(views), Object.values(texts), Object.values(widgets)].flat(2)

/** Files that a build names but does not contain. */
function missing({ files }: Pick<Descriptor, 'files'>, named: readonly string[]): string[] {
  const paths = new Set(files.map((file) => file.path))
  return named
    .filter((file) => !paths.has(file))
    .map((file) => `it names the file ${file}, which it does not have`)
}

function viewProblems(descriptor: Descriptor): string[] {
  const { contributes, views, labels } = descriptor
  const { routes, nav, slots } = contributes
  const ids = [...routes.map(({ title }) => title), ...nav.map(({ label }) => label)]
  return [
    ...[...routes, ...slots]
      .filter(({ view }) => !views[view]?.length)
      .map(({ view }) => `it contributes the view "${view}", and has no code for it`),
    ...nav
      .filter((entryOfMenu) => !routes.some(({ id }) => id === entryOfMenu.route))
      .map(({ route }) => `its menu leads to the route "${route}", which it does not have`),
    ...missing(descriptor, namedByRemote(descriptor)),
    ...Object.entries(labels).flatMap(([wording, texts]) =>
      ids.filter((id) => !texts[id]).map((id) => `its text "${id}" is missing in ${wording}`),
    ),
  ]
}

const slotNames = Object.keys(extensionPoints)

/** Contributions to slots that no screen has, or whose props differ from those that it was built for. */
const slotProblems = ({ contributes: { slots } }: Descriptor): string[] => [
  ...unknownSlots(slots),
  ...slots
    .filter(({ slot, props }) => props !== undefined && props !== propsVersionOf(slot))
    .map(
      ({ slot, view, props }) =>
        `its view "${view}" is built for version ${props} of what the slot "${slot}" passes, and this portal passes ${propsVersionOf(slot) === undefined ? 'nothing' : `version ${propsVersionOf(slot)}`}: build it with this portal's kit`,
    ),
]

const unknownSlots = (slots: Descriptor['contributes']['slots']): string[] =>
  slots
    .map(({ slot }) => slot)
    .filter((slot) => !slotNames.includes(slot))
    .map(
      (slot) =>
        `it contributes to the slot "${slot}", which nobody shows; nearest is "${closest(slot, slotNames)}"`,
    )

/** Shared libraries of which the scripts in pages contain a copy; widgets have an iframe and libraries of their own. */
async function ownCopies({ files, widgets = {} }: Descriptor, read: ReadFile): Promise<string[]> {
  const scripts = files
    .map((file) => file.path)
    .filter((file) => file.endsWith('.js') && !Object.values(widgets).includes(file))
  const found = new Set<string>()
  for (const script of scripts) {
    const content = new TextDecoder().decode((await read(script)) ?? undefined)
    for (const [library, signature] of Object.entries(librarySignatures))
      if (content.includes(signature)) found.add(library)
  }
  return [...found]
}

/** Compares the declared libraries with those found in the files. */
const libraryProblems = ({ libraries }: Descriptor, found: readonly string[]): string[] =>
  [...new Set([...libraries, ...found])]
    .filter(isSingleton)
    .map((name) => `it carries its own copy of ${name}, which it must take from the portal`)

/** Shared libraries whose major version differs from the shell's: the remote would not start. */
function incompatibleLibraries({ shared }: Descriptor, shell: Readonly<Record<string, string>>): string[] {
  return Object.entries(shared).flatMap(([name, wanted]) => {
    const given = shell[name] ?? ''
    if (!valid(given) || !valid(wanted) || major(given) === major(wanted)) return []
    return [`it was built with ${name} ${wanted}, and the shell gives ${given}`]
  })
}

async function fileProblems({ files }: Pick<Descriptor, 'files'>, read: ReadFile): Promise<string[]> {
  const found = await Promise.all(
    files.map(async ({ path, integrity }) => {
      const content = await read(path)
      if (!content) return [`its file ${path} did not come along`]
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content))
      if (integrity === `sha384-${btoa(String.fromCharCode(...digest))}`) return []
      return [`its file ${path} is not what its descriptor says`]
    }),
  )
  return found.flat()
}
