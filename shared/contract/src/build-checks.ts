import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'
import { extensionPoints, getPropsVersion } from '@portal/contract/extension-points'
import { isSingletonLibrary, librarySignatures } from '@portal/contract/library-signatures'
import { portalVersion } from '@portal/contract/portal-version'
import { closest } from 'fastest-levenshtein'
import { major, satisfies, valid } from 'semver'

/** Null if the file does not exist. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/**
 * Problems of a remote's or the shell's build; empty if there are none. Used by the build and by the server that
 * receives it.
 * @param shell versions that the shell provides, if known (`ShellBuild.gives`)
 */
export async function findBuildProblems(
  build: Descriptor | ShellBuild,
  read: ReadFile,
  shell: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  if (!('entry' in build))
    return [...findMissingFiles(build, listShellFiles(build)), ...(await findFileProblems(build, read))]
  return [
    ...findContractProblems(build),
    ...findViewProblems(build),
    ...findSlotProblems(build),
    ...findLibraryProblems(build, await findLibraryCopies(build, read)),
    ...findIncompatibleLibraries(build, shell),
    ...(await findFileProblems(build, read)),
  ]
}

function findContractProblems({ portal }: Descriptor): string[] {
  if (satisfies(portalVersion, portal)) return []
  return [`it needs the portal contract ${portal}, and this portal has ${portalVersion}`]
}

const listShellFiles = ({ scripts, frame, guest, http, parts, fonts, texts }: ShellBuild): string[] =>
  [scripts, frame, guest, http, Object.values(parts), Object.values(fonts), Object.values(texts)].flat(2)

const listRemoteFiles = ({ entry, serverBundle, views, texts, widgets = {} }: Descriptor): string[] =>
  [entry.path, serverBundle ?? [], Object.values(views), Object.values(texts), Object.values(widgets)].flat(2)

function findMissingFiles({ files }: Pick<Descriptor, 'files'>, named: readonly string[]): string[] {
  const paths = new Set(files.map((file) => file.path))
  return named
    .filter((file) => !paths.has(file))
    .map((file) => `it names the file ${file}, which it does not have`)
}

function findViewProblems(descriptor: Descriptor): string[] {
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
    ...findMissingFiles(descriptor, listRemoteFiles(descriptor)),
    ...Object.entries(labels).flatMap(([wording, texts]) =>
      ids.filter((id) => !texts[id]).map((id) => `its text "${id}" is missing in ${wording}`),
    ),
  ]
}

const slotNames = Object.keys(extensionPoints)

/** Contributions to unknown slots, or for another version of a slot's props. */
const findSlotProblems = ({ contributes: { slots } }: Descriptor): string[] => [
  ...findUnknownSlots(slots),
  ...slots
    .filter(({ slot, props }) => props !== undefined && props !== getPropsVersion(slot))
    .map(
      ({ slot, view, props }) =>
        `its view "${view}" is built for version ${props} of what the slot "${slot}" passes, and this portal passes ${getPropsVersion(slot) === undefined ? 'nothing' : `version ${getPropsVersion(slot)}`}: build it with this portal's kit`,
    ),
]

const findUnknownSlots = (slots: Descriptor['contributes']['slots']): string[] =>
  slots
    .map(({ slot }) => slot)
    .filter((slot) => !slotNames.includes(slot))
    .map(
      (slot) =>
        `it contributes to the slot "${slot}", which nobody shows; nearest is "${closest(slot, slotNames)}"`,
    )

/** Shared libraries that are bundled into scripts of pages. Widgets have their own iframe and may bundle libraries. */
async function findLibraryCopies({ files, widgets = {} }: Descriptor, read: ReadFile): Promise<string[]> {
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

const findLibraryProblems = ({ libraries }: Descriptor, found: readonly string[]): string[] =>
  [...new Set([...libraries, ...found])]
    .filter(isSingletonLibrary)
    .map((name) => `it carries its own copy of ${name}, which it must take from the portal`)

/** Libraries with another major version than the shell's: the remote would not start. */
function findIncompatibleLibraries(
  { shared }: Descriptor,
  shell: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(shared).flatMap(([name, wanted]) => {
    const given = shell[name] ?? ''
    if (!valid(given) || !valid(wanted) || major(given) === major(wanted)) return []
    return [`it was built with ${name} ${wanted}, and the shell gives ${given}`]
  })
}

async function findFileProblems({ files }: Pick<Descriptor, 'files'>, read: ReadFile): Promise<string[]> {
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
