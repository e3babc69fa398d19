import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Budget, type Descriptor, type ShellBuild } from '@portal/contract/descriptor'
import { extensionPoints, propsVersionOf } from '@portal/contract/extension-points'
import { librarySignatures } from '@portal/contract/library-signatures'
import { portalVersion } from '@portal/contract/portal-version'
import { closest } from 'fastest-levenshtein'
import { satisfies } from 'semver'
import * as v from 'valibot'
import { compressed } from '../registry/compression.ts'

/** Scripts of a build in pages; widgets run in their own iframe with their own libraries. */
const scriptsOf = ({ files, widgets = {} }: Pick<Descriptor, 'files' | 'widgets'>) =>
  files
    .map((file) => file.path)
    .filter((file) => file.endsWith('.js') && !Object.values(widgets).includes(file))

/** Shared libraries that a build's scripts contain a copy of. */
async function ownCopies(build: Pick<Descriptor, 'files' | 'widgets'>, folder: string): Promise<string[]> {
  const found = new Set<string>()
  for (const file of scriptsOf(build)) {
    const content = await readFile(path.join(folder, file)).catch(() => Buffer.alloc(0))
    for (const [library, signature] of Object.entries(librarySignatures))
      if (content.includes(signature)) found.add(library)
  }
  return [...found]
}

/** Libraries that remotes must take from the shell; a second copy would break shared state. */
const isProvidedByShell = (library: string): boolean =>
  /^(single-spa|react|react-dom|scheduler|react-router(-dom)?|@chakra-ui\/.*|@ark-ui\/.*|@emotion\/(react|styled|cache)|@lingui\/(core|react)|@tanstack\/(react-query|query-core))$/.test(
    library,
  )

/** Default maximum size of a widget's script in kilobytes. */
const defaultWidgetKilobytes = 30

/** An uploaded build of a remote: its descriptor and folder. */
export interface Incoming {
  descriptor: Descriptor
  folder: string
}

/** Reasons against publishing a build, of a remote or the shell; empty for none. */
export async function problemsOf(build: Descriptor | ShellBuild, folder: string): Promise<string[]> {
  if (!('entry' in build))
    return [...missing(build, namedByShell(build)), ...(await fileProblems(build, folder))]
  const incoming = { descriptor: build, folder }
  return [...(await faultsOf(incoming)), ...(await budgetProblems(incoming))]
}

/** The same for a remote, without size limits. */
export async function faultsOf({ descriptor, folder }: Incoming): Promise<string[]> {
  return [
    ...contractProblems(descriptor),
    ...viewProblems(descriptor),
    ...slotProblems(descriptor),
    ...libraryProblems(descriptor, await ownCopies(descriptor, folder)),
    ...(await fileProblems(descriptor, folder)),
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

/** Compares the declared libraries with those found in the files. */
const libraryProblems = ({ libraries }: Descriptor, found: readonly string[]): string[] =>
  [...new Set([...libraries, ...found])]
    .filter(isProvidedByShell)
    .map((name) => `it carries its own copy of ${name}, which it must take from the portal`)

async function fileProblems({ files }: Pick<Descriptor, 'files'>, folder: string): Promise<string[]> {
  const found = await Promise.all(
    files.map(async ({ path: file, integrity }) => {
      const content = await readFile(path.join(folder, file)).catch(() => null)
      if (!content) return [`its file ${file} did not come along`]
      const sum = `sha384-${createHash('sha384').update(content).digest('base64')}`
      return sum === integrity ? [] : [`its file ${file} is not what its descriptor says`]
    }),
  )
  return found.flat()
}

async function budgetProblems({ descriptor, folder }: Incoming): Promise<string[]> {
  const { entry, views, texts, widgets = {}, budget } = descriptor
  const most = v.parse(Budget, budget ?? {})
  const weigh = async (files: readonly string[]) => {
    const weights = await Promise.all(
      [...new Set(files)].map(async (file) => {
        const content = await readFile(path.join(folder, file)).catch(() => Buffer.alloc(0))
        return (await compressed(content)).length
      }),
    )
    return weights.reduce((sum, weight) => sum + weight, 0) / 1024
  }
  const lists = Object.values(views)
  const shared = (lists[0] ?? []).filter((file) => lists.every((list) => list.includes(file)))
  const start = [entry.path, ...shared, ...(texts.nl ?? [])]
  const over = (what: string, is: number, limit: number) =>
    is > limit ? [`${what} weighs ${is.toFixed(1)} kB, and may weigh ${limit} kB`] : []
  const ofViews = await Promise.all(
    Object.entries(views).map(async ([name, files]) =>
      over(`its view "${name}"`, await weigh(files.filter((file) => !shared.includes(file))), most.view),
    ),
  )
  const ofWidgets = await Promise.all(
    Object.entries(widgets).map(async ([name, script]) =>
      over(`its widget "${name}"`, await weigh([script]), most.widget ?? defaultWidgetKilobytes),
    ),
  )
  return [...over('its start', await weigh(start), most.start), ...ofViews.flat(), ...ofWidgets.flat()]
}
