import { type RemoteContainer, versionChooserKey } from './container.ts'
import { findNewestInRange } from './find-newest-in-range.ts'
import { sharedModules } from './shared-modules.ts'

/** Creates the script element of an entry; `timeout` is in milliseconds. */
type ScriptFactory = (url: string) => { script: HTMLScriptElement; timeout: number }

interface RemoteEntry {
  url: string
  container?: Promise<RemoteContainer> | undefined
}

let createScript: ScriptFactory | undefined
const entriesByRemote = new Map<string, RemoteEntry>()

/** Sets the function that creates the script elements of entries. */
export function setScriptFactory(factory: ScriptFactory): void {
  createScript = factory
}

/** Registers remotes by name and entry URL. A name that is already registered keeps its URL. */
export function registerRemotes(remotes: { name: string; entry: string }[]): void {
  for (const { name, entry } of remotes)
    if (!entriesByRemote.has(name)) entriesByRemote.set(name, { url: entry })
}

/**
 * Loads an exposed module of a remote: `<remote>/<module>`. A failed load is retried by the next call.
 * @throws Error if the entry cannot be loaded, or the module throws
 */
export async function loadRemote<Module>(id: string): Promise<Module> {
  const [name = '', module = ''] = id.split('/')
  const entry = entriesByRemote.get(name)
  if (!entry) throw new Error(`no remote is known as ${name}`)
  entry.container ??= openContainer(name, entry).catch((error: unknown) => {
    entry.container = undefined
    throw error
  })
  const factory = await (await entry.container).get(`./${module}`)
  return factory() as Module
}

/** The container, which the entry script stores in a global variable with the remote's name. */
const findGlobalContainer = (name: string) =>
  (globalThis as unknown as Record<string, RemoteContainer | undefined>)[name]

async function openContainer(name: string, entry: RemoteEntry): Promise<RemoteContainer> {
  const container = findGlobalContainer(name) ?? (await runEntryWithRetry(name, entry))
  sharedModules[versionChooserKey] = findNewestInRange
  await container.init(sharedModules)
  return container
}

/**
 * Loads an entry's script, with one retry, as for chunks. The retry uses another URL, so that neither a cached nor a
 * hanging response is used again.
 */
async function runEntryWithRetry(name: string, entry: RemoteEntry, attempts = 2): Promise<RemoteContainer> {
  const { url } = entry
  try {
    await runEntryScript(url)
    const container = findGlobalContainer(name)
    if (!container) throw new Error(`${url} did not define ${name}`)
    return container
  } catch (error) {
    entry.url = `${url.replace(/\?again=\d+$/, '')}?again=${Date.now()}`
    if (attempts === 1) throw error
    return findGlobalContainer(name) ?? runEntryWithRetry(name, entry, attempts - 1)
  }
}

function runEntryScript(url: string): Promise<void> {
  if (!createScript) throw new Error('no script factory is set')
  const { script, timeout } = createScript(url)
  return new Promise<void>((resolve, reject) => {
    const settleScript = (done: () => void) => {
      clearTimeout(late)
      script.remove()
      done()
    }
    const rejectWith = (what: string) => () => settleScript(() => reject(new Error(`${url} ${what}`)))
    const late = setTimeout(rejectWith(`did not come within ${timeout} ms`), timeout)
    script.addEventListener('load', () => settleScript(resolve))
    script.addEventListener('error', rejectWith('did not come'))
    document.head.append(script)
  })
}
