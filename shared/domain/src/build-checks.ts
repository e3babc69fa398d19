import type { RemoteDescriptor, ShellBuild } from '@portal/contract/build-descriptor'
import { extensionPoints, getSlotPropsVersion } from '@portal/contract/extension-points'
import { portalVersion } from '@portal/contract/portal-version'
import { closest } from 'fastest-levenshtein'
import { major, satisfies, valid } from 'semver'
import { isSingletonLibrary, librarySignatures } from './library-signatures.ts'

/** Reads a file of a build; returns null if the file does not exist. */
export type BuildFileReader = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/**
 * Returns the problems of a remote's or the shell's build; an empty list for a valid build. Both the build and the
 * server that receives the build call this function.
 * @param shell versions of the libraries that the shell provides (`ShellBuild.gives`), if known
 */
export async function findBuildProblems(
  build: RemoteDescriptor | ShellBuild,
  read: BuildFileReader,
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

function findContractProblems({ portal }: RemoteDescriptor): string[] {
  if (satisfies(portalVersion, portal)) return []
  return [`it needs the portal contract ${portal}, and this portal has ${portalVersion}`]
}

const listShellFiles = ({ scripts, frame, guest, http, parts, fonts, texts }: ShellBuild): string[] =>
  [scripts, frame, guest, http, Object.values(parts), Object.values(fonts), Object.values(texts)].flat(2)

const listRemoteFiles = ({ entry, serverBundle, views, texts, widgets = {} }: RemoteDescriptor): string[] =>
  [entry.path, serverBundle ?? [], Object.values(views), Object.values(texts), Object.values(widgets)].flat(2)

function findMissingFiles({ files }: Pick<RemoteDescriptor, 'files'>, named: readonly string[]): string[] {
  const paths = new Set(files.map((file) => file.path))
  return named
    .filter((file) => !paths.has(file))
    .map((file) => `it names the file ${file}, which it does not have`)
}

function findViewProblems(descriptor: RemoteDescriptor): string[] {
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

/**
 * Finds contributions to unknown slots, and views that were built for another version of a slot's props than the
 * portal's version.
 */
const findSlotProblems = ({ contributes: { slots } }: RemoteDescriptor): string[] => [
  ...findUnknownSlots(slots),
  ...slots
    .filter(({ slot, props }) => props !== undefined && props !== getSlotPropsVersion(slot))
    .map(
      ({ slot, view, props }) =>
        `its view "${view}" is built for version ${props} of what the slot "${slot}" passes, and this portal passes ${getSlotPropsVersion(slot) === undefined ? 'nothing' : `version ${getSlotPropsVersion(slot)}`}: build it with this portal's kit`,
    ),
]

const findUnknownSlots = (slots: RemoteDescriptor['contributes']['slots']): string[] =>
  slots
    .map(({ slot }) => slot)
    .filter((slot) => !slotNames.includes(slot))
    .map(
      (slot) =>
        `it contributes to the slot "${slot}", which nobody shows; nearest is "${closest(slot, slotNames)}"`,
    )

/**
 * Finds shared libraries that are bundled into the scripts of a page. Widgets are not checked, since they have their
 * own iframe.
 */
async function findLibraryCopies(
  { files, widgets = {} }: RemoteDescriptor,
  read: BuildFileReader,
): Promise<string[]> {
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

const findLibraryProblems = ({ libraries }: RemoteDescriptor, found: readonly string[]): string[] =>
  [...new Set([...libraries, ...found])]
    .filter(isSingletonLibrary)
    .map((name) => `it carries its own copy of ${name}, which it must take from the portal`)

/** Finds libraries whose major version differs from the shell's. A remote with such a library would not start. */
function findIncompatibleLibraries(
  { shared }: RemoteDescriptor,
  shell: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(shared).flatMap(([name, wanted]) => {
    const given = shell[name] ?? ''
    if (!valid(given) || !valid(wanted) || major(given) === major(wanted)) return []
    return [`it was built with ${name} ${wanted}, and the shell gives ${given}`]
  })
}

async function findFileProblems(
  { files }: Pick<RemoteDescriptor, 'files'>,
  read: BuildFileReader,
): Promise<string[]> {
  const found = await Promise.all(
    files.map(async ({ path, integrity }) => {
      const content = await read(path)
      if (!content) return [`its file ${path} did not come along`]
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
      if (integrity === `sha256-${btoa(String.fromCharCode(...digest))}`) return []
      return [`its file ${path} is not what its descriptor says`]
    }),
  )
  return found.flat()
}
