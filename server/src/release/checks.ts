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
import { compressed } from '../registry/compressed.ts'

/** Scripts of a build that pages load; widgets run in a frame of their own, with what they bring. */
const scriptsOf = ({ files, widgets = {} }: Pick<Descriptor, 'files' | 'widgets'>) =>
  files
    .map((file) => file.path)
    .filter((file) => file.endsWith('.js') && !Object.values(widgets).includes(file))

/** Names of the libraries that a build's scripts have a copy of, though the shell gives them. */
async function ownCopies(build: Pick<Descriptor, 'files' | 'widgets'>, folder: string): Promise<string[]> {
  const found = new Set<string>()
  for (const file of scriptsOf(build)) {
    const content = await readFile(path.join(folder, file)).catch(() => Buffer.alloc(0))
    for (const [library, signature] of Object.entries(librarySignatures))
      if (content.includes(signature)) found.add(library)
  }
  return [...found]
}

/** Libraries that every remote takes from the shell; a second copy in a remote breaks what they share. */
const fromTheShell = (library: string): boolean =>
  /^(single-spa|react|react-dom|scheduler|react-router(-dom)?|@chakra-ui\/.*|@ark-ui\/.*|@emotion\/(react|styled|cache)|@lingui\/(core|react)|@tanstack\/(react-query|query-core))$/.test(
    library,
  )

/** Most that a widget's script weighs unless its remote says otherwise, in kilobytes. */
const usualWidget = 30

/** A remote's build on its way in: its descriptor and the folder of its files. */
export interface Incoming {
  descriptor: Descriptor
  folder: string
}

/** Everything that speaks against publishing a build, of a remote or the shell; empty when nothing does. */
export async function problemsOf(build: Descriptor | ShellBuild, folder: string): Promise<string[]> {
  if (!('entry' in build))
    return [...missing(build, namedByShell(build)), ...(await fileProblems(build, folder))]
  const incoming = { descriptor: build, folder }
  return [...(await faultsOf(incoming)), ...(await budgetProblems(incoming))]
}

/** The same of a remote, without what it weighs. */
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

/** What a build names without having it. */
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

/** Slots that it contributes to and no screen has, or that pass something else than what it was built for. */
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

/** What it says of its libraries, and what is found of them in its files. */
const libraryProblems = ({ libraries }: Descriptor, found: readonly string[]): string[] =>
  [...new Set([...libraries, ...found])]
    .filter(fromTheShell)
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
      over(`its widget "${name}"`, await weigh([script]), most.widget ?? usualWidget),
    ),
  )
  return [...over('its start', await weigh(start), most.start), ...ofViews.flat(), ...ofWidgets.flat()]
}
