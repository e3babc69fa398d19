import type { RemoteContainer } from './container.ts'
import { sharedModules } from './shared-modules.ts'

/** Creates the script element of an entry script; `timeout` is in milliseconds. */
type ScriptFactory = (url: string) => { script: HTMLScriptElement; timeout: number }

interface RemoteEntry {
  url: string
  container?: Promise<RemoteContainer> | undefined
}

let scriptFactory: ScriptFactory | undefined
const entriesByRemote = new Map<string, RemoteEntry>()

export function setScriptFactory(factory: ScriptFactory): void {
  scriptFactory = factory
}

/** Registers the entry scripts of remotes. A remote that is already registered keeps its URL. */
export function registerRemotes(remotes: { name: string; entry: string }[]): void {
  for (const { name, entry } of remotes)
    if (!entriesByRemote.has(name)) entriesByRemote.set(name, { url: entry })
}

/**
 * Loads an exposed module by its id `<remote>/<module>`. After a failure, the caller can try again.
 * @throws Error if the entry script cannot be loaded, or if the module throws
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

/** Finds the container of a remote. The entry script stores it in a global variable with the remote's name. */
const findGlobalContainer = (name: string) =>
  (globalThis as unknown as Record<string, RemoteContainer | undefined>)[name]

async function getContainer(name: string, entry: RemoteEntry): Promise<RemoteContainer> {
  const container = findGlobalContainer(name) ?? (await loadEntryWithRetry(name, entry))
  await container.init(sharedModules)
  return container
}

/**
 * Loads an entry script. Retries once with another URL, so that the browser does not use a cached or hanging response
 * again.
 */
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
  if (!scriptFactory) throw new Error('no script factory is set')
  const { script, timeout } = scriptFactory(url)
  return new Promise<void>((resolve, reject) => {
    const removeScriptAndFinish = (done: () => void) => {
      clearTimeout(late)
      script.remove()
      done()
    }
    const createRejectHandler = (what: string) => () =>
      removeScriptAndFinish(() => reject(new Error(`${url} ${what}`)))
    const late = setTimeout(createRejectHandler(`did not come within ${timeout} ms`), timeout)
    script.addEventListener('load', () => removeScriptAndFinish(resolve))
    script.addEventListener('error', createRejectHandler('did not come'))
    document.head.append(script)
  })
}
