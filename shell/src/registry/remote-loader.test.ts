import type { RemoteCodeLocation } from '@portal/contract/registry-snapshot'
import type { Remote } from '@portal/remote-kit'
import { expect, test, vi } from 'vitest'
import { createTestRemote } from '../test/test-remote.ts'
import { createRemoteLoader } from './remote-loader.ts'
import type { LoadableVersion } from './version-loader.ts'

const createRemote = (version: string): Remote => ({ views: { version } as unknown as Remote['views'] })
const exampleEntry = { path: 'remoteEntry.js', integrity: `sha256-${'A'.repeat(43)}=` }
const publishedRemote = {
  ...createTestRemote('mf-x', {}),
  version: '2.0.0',
  fallback: {
    version: '1.0.0',
    hash: 'fedcba9876543210',
    base: 'http://localhost/old/',
    entry: exampleEntry,
  },
}

const rejectUnknownRemote = async (name: string) => Promise.reject(new Error(`no code of ${name}`))

function createLoaderWithBrokenVersions(broken: string[]) {
  const report = vi.fn()
  const versions = {
    load: vi.fn(async ({ version }: LoadableVersion) => {
      if (broken.includes(version)) throw new Error(`${version} is broken`)
      return createRemote(version)
    }),
    renew: vi.fn(async () => {}),
    add: vi.fn(),
  }
  const parts = { remotes: [publishedRemote], versions, report, findCode: rejectUnknownRemote }
  return { report, versions, parts, loader: createRemoteLoader(parts) }
}

test('the version in the registry is loaded', async () => {
  const { loader, report } = createLoaderWithBrokenVersions([])
  expect(await loader.load('mf-x')).toEqual(createRemote('2.0.0'))
  expect(report).not.toHaveBeenCalled()
  expect(loader.states()).toMatchObject([{ name: 'mf-x', version: '2.0.0', state: 'loaded' }])
})

test('a version that fails to load is replaced by the last good one, and the report names both', async () => {
  const { loader, report, versions } = createLoaderWithBrokenVersions(['2.0.0'])
  expect(await loader.load('mf-x')).toEqual(createRemote('1.0.0'))
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'mf-x', {
    version: '2.0.0',
    fallback: '1.0.0',
  })
  expect(await loader.load('mf-x')).toEqual(createRemote('1.0.0'))
  expect(versions.load).toHaveBeenCalledTimes(3)
  expect(loader.states()).toMatchObject([{ version: '1.0.0', failedVersion: '2.0.0', state: 'loaded' }])
})

test('when both versions fail, the error is that of the wanted version, and loading can be retried', async () => {
  const broken = ['2.0.0', '1.0.0']
  const { loader, report } = createLoaderWithBrokenVersions(broken)
  await expect(loader.load('mf-x')).rejects.toThrow('2.0.0 is broken')
  expect(report).not.toHaveBeenCalled()
  expect(loader.states()).toMatchObject([{ version: '2.0.0', state: 'failed' }])
  broken.length = 0
  expect(await loader.load('mf-x')).toEqual(createRemote('2.0.0'))
})

test('a version that loads but does not start is given up once', async () => {
  const { loader, report } = createLoaderWithBrokenVersions([])
  await loader.load('mf-x')
  expect(loader.giveUp('mf-x', new Error('throws on mount'))).toBe(true)
  expect(await loader.load('mf-x')).toEqual(createRemote('1.0.0'))
  expect(loader.giveUp('mf-x', new Error('again'))).toBe(false)
  expect(report).toHaveBeenCalledTimes(1)
})

test('a remote without a code location is looked up on first use, with its fallback', async () => {
  const { hash, base, entry: _, fallback, ...listed } = publishedRemote
  const { versions, parts } = createLoaderWithBrokenVersions(['2.0.0'])
  versions.add.mockClear()
  const findCode = vi.fn(async () => ({ hash, base, entry: exampleEntry, fallback }) as RemoteCodeLocation)
  const loader = createRemoteLoader({ ...parts, remotes: [listed], findCode })
  expect(findCode).not.toHaveBeenCalled()
  expect(await loader.load('mf-x')).toEqual(createRemote('1.0.0'))
  await loader.load('mf-x')
  expect(findCode).toHaveBeenCalledExactlyOnceWith('mf-x')
  expect(versions.add).toHaveBeenCalledExactlyOnceWith([
    { name: 'mf-x', version: '2.0.0', hash, base, entry: exampleEntry },
    { name: 'mf-x', ...fallback },
  ])
})

test('a failed lookup counts as a loading error, and can be retried', async () => {
  const { hash, base, entry: _, fallback: __, ...listed } = publishedRemote
  const { parts } = createLoaderWithBrokenVersions([])
  const findCode = vi.fn(async () => ({ hash, base, entry: exampleEntry }) as RemoteCodeLocation)
  findCode.mockRejectedValueOnce(new Error('unreachable'))
  const loader = createRemoteLoader({ ...parts, remotes: [listed], findCode })
  await expect(loader.load('mf-x')).rejects.toThrow('unreachable')
  expect(loader.states()).toMatchObject([{ state: 'failed' }])
  expect(await loader.load('mf-x')).toEqual(createRemote('2.0.0'))
})
