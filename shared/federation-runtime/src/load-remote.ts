import { type RemoteContainer, versionChooserKey } from './container.ts'
import { findNewestVersionInRange } from './find-newest-in-range.ts'
import { sharedModules } from './shared-modules.ts'

/** `timeout` is in milliseconds. */
type ScriptFactory = (url: string) => { script: HTMLScriptElement; timeout: number }

interface RemoteEntry {
  url: string
  container?: Promise<RemoteContainer> | undefined
}

let createScript: ScriptFactory | undefined
const entriesByRemote = new Map<string, RemoteEntry>()

export function setScriptFactory(factory: ScriptFactory): void {
  createScript = factory
}

/** A remote that is already registered keeps its URL. */
export function registerRemotes(remotes: { name: string; entry: string }[]): void {
  for (const { name, entry } of remotes)
    if (!entriesByRemote.has(name)) entriesByRemote.set(name, { url: entry })
}

/**
 * Loads an exposed module: `<remote>/<module>`. A failed load can be repeated.
 * @throws Error if the entry cannot be loaded, or the module throws
 */
export async function loadRemote<Module>(id: string): Promise<Module> {
  const [name = '', module = ''] = id.split('/')
  const entry = entriesByRemote.get(name)
  if (!entry) throw new Error(`no remote is known as ${name}`)
  entry.container ??= getContainer(name, entry).catch((error: unknown) => {
    entry.container = undefined
    throw error
  })
  const factory = await (await entry.container).get(`./${module}`)
  return factory() as Module
}

/** The entry script stores the container in a global variable with the remote's name. */
const findGlobalContainer = (name: string) =>
  (globalThis as unknown as Record<string, RemoteContainer | undefined>)[name]

async function getContainer(name: string, entry: RemoteEntry): Promise<RemoteContainer> {
  const container = findGlobalContainer(name) ?? (await loadEntryWithRetry(name, entry))
  sharedModules[versionChooserKey] = findNewestVersionInRange
  await container.init(sharedModules)
  return container
}

/** Loads an entry script, with one retry at another URL, so that a cached or hanging response is not used again. */
async function loadEntryWithRetry(name: string, entry: RemoteEntry, attempts = 2): Promise<RemoteContainer> {
  const { url } = entry
  try {
    await loadEntryScript(url)
    const container = findGlobalContainer(name)
    if (!container) throw new Error(`${url} did not define ${name}`)
    return container
  } catch (error) {
    entry.url = `${url.replace(/\?again=\d+$/, '')}?again=${Date.now()}`
    if (attempts === 1) throw error
    return findGlobalContainer(name) ?? loadEntryWithRetry(name, entry, attempts - 1)
  }
}

function loadEntryScript(url: string): Promise<void> {
  if (!createScript) throw new Error('no script factory is set')
  const { script, timeout } = createScript(url)
  return new Promise<void>((resolve, reject) => {
    const finishScript = (done: () => void) => {
      clearTimeout(late)
      script.remove()
      done()
    }
    const createRejectHandler = (what: string) => () =>
      finishScript(() => reject(new Error(`${url} ${what}`)))
    const late = setTimeout(createRejectHandler(`did not come within ${timeout} ms`), timeout)
    script.addEventListener('load', () => finishScript(resolve))
    script.addEventListener('error', createRejectHandler('did not come'))
    document.head.append(script)
  })
}
