import { type Container, chooseVersion, type ShareScope } from './container.ts'
import { offered } from './offered.ts'
import { newestWithin } from './versions.ts'

/** A plugin, in what this runtime asks of one. */
interface Plugin {
  name: string
  /** The container of an entry that the plugin loads itself; undefined for one whose script leaves it behind. */
  loadEntry?(asked: { remoteInfo: { name: string; entry: string } }): Promise<EntryModule | undefined>
  /** The script element of an entry, and how long it may take to come, in milliseconds. */
  createScript?(asked: { url: string }): { script: HTMLScriptElement; timeout: number }
}

/** What a plugin loads: a container, as federation's own runtime has it too. */
interface EntryModule {
  init(shared: ShareScope): void | Promise<void>
  get(module: string): () => Promise<unknown>
}

interface Entry {
  url: string
  container?: Promise<Container> | undefined
}

const hooks: Plugin[] = []
const entries = new Map<string, Entry>()

/** Adds plugins; of what they may do, this runtime asks for an entry's container, or for the script element of an entry. */
export function registerPlugins(plugins: Plugin[]): void {
  hooks.push(...plugins)
}

/** Makes remotes known by the addresses of their entries. `force` forgets what was loaded of one that is known. */
export function registerRemotes(
  remotes: { name: string; entry: string; type: 'global' }[],
  { force = false }: { force?: boolean } = {},
): void {
  for (const { name, entry } of remotes) if (force || !entries.has(name)) entries.set(name, { url: entry })
}

/**
 * Loads a module that a remote exposes: `<remote>/<module>`. What failed is tried anew the next time.
 * @param options `loadFactory: false` answers what runs the module, which has not run then
 * @throws Error when the entry does not come, or the module does not run
 */
export async function loadRemote<Module>(
  id: string,
  { loadFactory = true }: { loadFactory?: boolean; from: 'runtime' } = { from: 'runtime' },
): Promise<Module> {
  const [name = '', module = ''] = id.split('/')
  const entry = entries.get(name)
  if (!entry) throw new Error(`no remote is known as ${name}`)
  entry.container ??= open(name, entry.url).catch((error: unknown) => {
    entry.container = undefined
    throw error
  })
  const factory = await (await entry.container).get(`./${module}`)
  return (loadFactory ? factory() : factory) as Module
}

/** The container that an entry's script leaves in a variable of its name. */
const left = (name: string) => (globalThis as unknown as Record<string, Container | undefined>)[name]

async function open(name: string, url: string): Promise<Container> {
  const asked = hooks.flatMap(({ loadEntry }) => loadEntry?.({ remoteInfo: { name, entry: url } }) ?? [])
  const given = asked.length > 0 ? (await Promise.all(asked)).find(Boolean) : undefined
  if (!given && !left(name)) await run(url)
  const container = (given as Container | undefined) ?? left(name)
  if (!container) throw new Error(`${url} did not bring ${name}`)
  offered[chooseVersion] = newestWithin
  await container.init(offered)
  return container
}

function run(url: string): Promise<void> {
  const made = hooks.map(({ createScript }) => createScript?.({ url })).find(Boolean)
  if (!made) throw new Error('no plugin makes scripts')
  const { script, timeout } = made
  return new Promise<void>((resolve, reject) => {
    const end = (done: () => void) => {
      clearTimeout(late)
      script.remove()
      done()
    }
    const fail = (what: string) => () => end(() => reject(new Error(`${url} ${what}`)))
    const late = setTimeout(fail(`did not come within ${timeout} ms`), timeout)
    script.addEventListener('load', () => end(resolve))
    script.addEventListener('error', fail('did not come'))
    document.head.append(script)
  })
}
