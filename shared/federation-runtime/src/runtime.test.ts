import { afterEach, expect, test, vi } from 'vitest'
import federation from './bundler-runtime.ts'
import type { ModuleFactory, RemoteContainer } from './container.ts'
import { loadRemote, registerRemotes, setScriptFactory } from './load-remote.ts'
import { sharedModules } from './shared-modules.ts'
import type { ConsumedModule, RemotesRequest, WebpackRequire } from './webpack-require.ts'

const { init, initContainerEntry, consumes, installInitialConsumes, remotes } = federation.bundlerRuntime

type SharedVersions = NonNullable<WebpackRequire['federation']['initOptions']['shared']>

/** Creates the data that webpack generates for a build with shared and consumed modules. */
function createWebpackRequire(
  name: string,
  parts: { shared?: SharedVersions; taken?: Record<string, Partial<ConsumedModule>> } = {},
) {
  const taken = Object.entries(parts.taken ?? {}).map(([id, one]) => [
    id,
    { shareKey: id, requiredVersion: '^1.0.0', fallback: () => () => 'its own', ...one },
  ])
  const require: WebpackRequire = {
    m: {},
    c: {},
    S: {},
    consumesLoadingData: { moduleIdToConsumeDataMapping: Object.fromEntries(taken) },
    federation: { initOptions: { name, shared: parts.shared ?? {} } },
  }
  return require
}

const runModule = (require: WebpackRequire, id: string) => {
  const module = { exports: undefined as unknown }
  require.m[id]?.(module)
  return module.exports
}

const initShellBuild = (
  shared: Record<string, { version?: string; get: () => ModuleFactory | Promise<ModuleFactory> }>,
) => {
  const versions = Object.entries(shared).map(([key, one]) => [key, [{ version: '1.0.0', ...one }]])
  const require = createWebpackRequire('shell', { shared: Object.fromEntries(versions) })
  init({ webpackRequire: require })
  return require
}

function initRemoteBuild(taken: Record<string, Partial<ConsumedModule>>) {
  const require = createWebpackRequire('mf_a_1_0_0', { taken })
  init({ webpackRequire: require })
  initContainerEntry({ webpackRequire: require, shareScope: sharedModules })
  const installedModules = {}
  const loadChunk = async () => {
    const promises: unknown[] = []
    const chunkMapping = { chunk: Object.keys(taken) }
    consumes({ chunkId: 'chunk', promises, webpackRequire: require, chunkMapping, installedModules })
    await Promise.all(promises)
    return promises.length
  }
  return { require, ask: loadChunk }
}

afterEach(() => {
  for (const key of Reflect.ownKeys(sharedModules)) Reflect.deleteProperty(sharedModules, key)
  document.head.replaceChildren()
})

test('a remote uses the shell’s module, at once if it is loaded, otherwise later', async () => {
  initShellBuild({
    react: { get: () => () => 'the one React' },
    dialog: { get: async () => () => 'a dialog' },
  })
  const { require, ask } = initRemoteBuild({ react: {}, dialog: {} })
  expect(await ask()).toBe(1)
  expect([runModule(require, 'react'), runModule(require, 'dialog')]).toEqual(['the one React', 'a dialog'])
})

test('a shared module that failed to load throws where it is used, and is requested again', async () => {
  const get = vi.fn<() => Promise<ModuleFactory>>().mockRejectedValueOnce(new Error('no line'))
  get.mockResolvedValueOnce(() => 'a dialog')
  initShellBuild({ dialog: { get } })
  const { require, ask } = initRemoteBuild({ dialog: {} })
  await ask()
  expect(() => runModule(require, 'dialog')).toThrow('no line')
  await ask()
  expect(runModule(require, 'dialog')).toBe('a dialog')
})

test('another major version is rejected, and a module that nobody shares is the remote’s own', async () => {
  initShellBuild({ react: { version: '20.0.0', get: () => () => 'React' } })
  const { require, ask } = initRemoteBuild({ react: { requiredVersion: '^19.3.1' }, lone: {} })
  await ask()
  expect(() => runModule(require, 'react')).toThrow('react is here in 20.0.0, and ^19.3.1 is needed')
  expect(runModule(require, 'lone')).toBe('its own')
})

test('a remote gets the version with the major version of its range, otherwise an error', async () => {
  sharedModules.react = Object.fromEntries(
    ['18.3.1', '19.3.1'].map((version) => [
      version,
      { version, from: 'shell', get: () => () => `React ${version}`, useIn: [], deps: [] },
    ]),
  )
  for (const [requiredVersion, given] of [
    ['^19.2.0', 'React 19.3.1'],
    ['^19.4.0', 'React 19.3.1'],
    ['^18.0.0 || ^17.0.0', 'React 18.3.1'],
    ['^20.0.0 || ^19.0.0 || ^18.0.0', 'React 19.3.1'],
  ]) {
    const { require, ask } = initRemoteBuild({ react: { requiredVersion: requiredVersion ?? '' } })
    await ask()
    expect(runModule(require, 'react')).toBe(given)
  }
  const { require, ask } = initRemoteBuild({ react: { requiredVersion: '^20.1.0' } })
  await ask()
  expect(() => runModule(require, 'react')).toThrow(
    'react is here in 18.3.1 and 19.3.1, and ^20.1.0 is needed',
  )
})

test('the shell’s initial chunk uses its own shared modules', () => {
  const require = initShellBuild({ react: { get: () => () => 'the one React' } })
  require.consumesLoadingData.moduleIdToConsumeDataMapping = {
    7: { shareKey: 'react', requiredVersion: '^1.0.0', fallback: () => () => 'a second' },
  }
  installInitialConsumes({ initialConsumes: [7], webpackRequire: require, installedModules: {} })
  expect(runModule(require, '7')).toBe('the one React')
})

test('a module of another container is loaded by a plugin, and again after a failure', async () => {
  const require = createWebpackRequire('mf_a_1_0_0')
  const container = { init: () => {}, get: () => () => ({ portal: 'a portal' }) }
  const loadEntry = vi
    .fn()
    .mockRejectedValueOnce(new Error('no shell is running'))
    .mockResolvedValueOnce(container)
  require.federation.initOptions.plugins = [{ loadEntry }]
  const request: Omit<RemotesRequest, 'promises'> = {
    chunkId: 'chunk',
    webpackRequire: require,
    chunkMapping: { chunk: [2] },
    idToExternalAndNameMapping: { 2: ['default', './portal', 3] },
    idToRemoteMap: { 2: [{ name: 'shell' }] },
  }
  const loadRemoteChunk = async () => {
    const promises: unknown[] = []
    remotes({ ...request, promises })
    await Promise.all(promises)
  }
  await loadRemoteChunk()
  expect(() => runModule(require, '2')).toThrow('no shell is running')
  await loadRemoteChunk()
  expect(runModule(require, '2')).toEqual({ portal: 'a portal' })
})

/** Collects the script elements of the page, so that the test can fire their events. */
function captureEntryScripts() {
  const scripts: HTMLScriptElement[] = []
  setScriptFactory((url) => {
    const script = document.createElement('script')
    script.dataset.url = url
    scripts.push(script)
    return { script, timeout: 1000 }
  })
  /** Fires an event of the newest script element. */
  const fireScriptEvent = async (type: 'load' | 'error') => {
    scripts.at(-1)?.dispatchEvent(new Event(type))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    end: fireScriptEvent,
    urls: () => scripts.map(({ dataset }) => dataset.url?.replace(/\d+$/, 'now')),
  }
}

test('a remote is loaded once, and a failed entry is requested again at another URL', async () => {
  const { end, urls } = captureEntryScripts()
  registerRemotes([{ name: 'mf_b_1_0_0', entry: 'https://files/b.js' }])
  const first = loadRemote('mf_b_1_0_0/remote')
  const silent = loadRemote('mf_b_1_0_0/remote')
  await end('error')
  const container: RemoteContainer = { init: vi.fn(), get: (module) => () => `its ${module}` }
  Object.assign(globalThis, { mf_b_1_0_0: container })
  await end('load')
  expect(await Promise.all([first, silent])).toEqual(['its ./remote', 'its ./remote'])
  expect(urls()).toEqual(['https://files/b.js', 'https://files/b.js?again=now'])
  expect(container.init).toHaveBeenCalledExactlyOnceWith(sharedModules)
})

test('an entry that fails twice, defines no container or never loads gives an error until it is loaded again', async () => {
  const { end, urls } = captureEntryScripts()
  registerRemotes([{ name: 'mf_c_1_0_0', entry: 'https://files/c.js' }])
  const lost = expect(loadRemote('mf_c_1_0_0/remote')).rejects.toThrow('did not come')
  await end('error')
  await end('error')
  await lost
  const empty = expect(loadRemote('mf_c_1_0_0/remote')).rejects.toThrow('did not define mf_c_1_0_0')
  await end('load')
  await end('load')
  await empty
  vi.useFakeTimers()
  const late = expect(loadRemote('mf_c_1_0_0/remote')).rejects.toThrow('did not come within 1000 ms')
  await vi.advanceTimersByTimeAsync(2000)
  await late
  vi.useRealTimers()
  expect(document.head.querySelector('script')).toBeNull()
  expect(urls()).toEqual(['https://files/c.js', ...Array(5).fill('https://files/c.js?again=now')])
})
