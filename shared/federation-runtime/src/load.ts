import { type Container, chooseVersion } from './container.ts'
import { sharedModules } from './shared-modules.ts'
import { newestInRange } from './versions.ts'

/** Creates the script element of an entry, with its load timeout in milliseconds. */
type ScriptFactory = (url: string) => { script: HTMLScriptElement; timeout: number }

interface Entry {
  url: string
  container?: Promise<Container> | undefined
}

let createScript: ScriptFactory | undefined
const entries = new Map<string, Entry>()

/** Sets the function that creates entries' script elements. */
export function setScriptFactory(factory: ScriptFactory): void {
  createScript = factory
}

/** Registers remotes with the URLs of their entries. */
export function registerRemotes(remotes: { name: string; entry: string }[]): void {
  for (const { name, entry } of remotes) if (!entries.has(name)) entries.set(name, { url: entry })
}

/**
 * Loads an exposed module of a remote: `<remote>/<module>`. A failed load is retried by the next call.
 * @throws Error if the entry cannot be loaded, or the module throws
 */
export async function loadRemote<Module>(id: string): Promise<Module> {
  const [name = '', module = ''] = id.split('/')
  const entry = entries.get(name)
  if (!entry) throw new Error(`no remote is known as ${name}`)
  entry.container ??= open(name, entry).catch((error: unknown) => {
    entry.container = undefined
    throw error
  })
  const factory = await (await entry.container).get(`./${module}`)
  return factory() as Module
}

/** Container that an entry's script defines as a global variable of its name. */
const globalContainer = (name: string) =>
  (globalThis as unknown as Record<string, Container | undefined>)[name]

async function open(name: string, entry: Entry): Promise<Container> {
  const container = globalContainer(name) ?? (await runEntry(name, entry))
  sharedModules[chooseVersion] = newestInRange
  await container.init(sharedModules)
  return container
}

/**
 * Loads an entry's script, with one retry, as for chunks. A retry uses another URL, so that no cached or hanging
 * response is used again.
 */
async function runEntry(name: string, entry: Entry, attempts = 2): Promise<Container> {
  const { url } = entry
  try {
    await run(url)
    const container = globalContainer(name)
    if (!container) throw new Error(`${url} did not define ${name}`)
    return container
  } catch (error) {
    entry.url = `${url.replace(/\?again=\d+$/, '')}?again=${Date.now()}`
    if (attempts === 1) throw error
    return globalContainer(name) ?? runEntry(name, entry, attempts - 1)
  }
}

function run(url: string): Promise<void> {
  if (!createScript) throw new Error('no script factory is set')
  const { script, timeout } = createScript(url)
  return new Promise<void>((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(late)
      script.remove()
      done()
    }
    const fail = (what: string) => () => settle(() => reject(new Error(`${url} ${what}`)))
    const late = setTimeout(fail(`did not come within ${timeout} ms`), timeout)
    script.addEventListener('load', () => settle(resolve))
    script.addEventListener('error', fail('did not come'))
    document.head.append(script)
  })
}
