import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generateSnapshotFromManifest, type Manifest } from '@module-federation/sdk'
import { expect, test } from '@playwright/test'
import { RemoteDescriptor } from '@portal/contract/build-descriptor'
import { getContainerName } from '@portal/contract/remote-registry'
import { librarySignatures } from '@portal/domain/library-signatures'
import { portalRoutes } from '@portal/remote-kit/route-name'
import * as v from 'valibot'
import { remoteNames } from '../remote-names.ts'

const readScripts = (name: string) =>
  globSync('*.js', { cwd: path.resolve(import.meta.dirname, '../..', name, 'dist') }).map((file) =>
    readFileSync(path.resolve(import.meta.dirname, '../..', name, 'dist', file), 'utf8'),
  )

test('the signature of each shared library is found in the shell’s build and in no remote’s', () => {
  const shell = readScripts('shell')
  const ofRemotes = remoteNames.flatMap(readScripts)
  expect(ofRemotes.length).toBeGreaterThan(50)
  for (const [library, signature] of Object.entries(librarySignatures)) {
    expect(
      shell.some((script) => script.includes(signature)),
      `the shell's ${library}`,
    ).toBe(true)
    expect(
      ofRemotes.some((script) => script.includes(signature)),
      `a remote's ${library}`,
    ).toBe(false)
  }
})

test('every declared route name is that of a route of the customers’ remotes', () => {
  const ids = remoteNames
    .map((remote) => v.parse(RemoteDescriptor, readBuildFile(remote, 'descriptor.json')))
    .filter(({ staff }) => !staff)
    .flatMap(({ contributes }) => contributes.routes.map(({ id }) => id))
  expect(ids).toEqual(expect.arrayContaining([...portalRoutes]))
})

const readBuildFile = (remote: string, file: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', remote, 'dist', file), 'utf8'))

for (const remote of remoteNames)
  test(`the manifest of ${remote} is readable by Module Federation’s own tools, and lists only existing files with a hash in the descriptor`, () => {
    const manifest: Manifest = readBuildFile(remote, 'mf-manifest.json')
    const descriptor = v.parse(RemoteDescriptor, readBuildFile(remote, 'descriptor.json'))
    const { globalName, remoteEntry, modules } = generateSnapshotFromManifest(manifest, {
      version: descriptor.version,
    })
    expect(globalName).toBe(getContainerName(descriptor))
    expect(remoteEntry).toBe(descriptor.entry.path)
    expect(modules.map(({ moduleName }) => moduleName)).toEqual(['remote'])
    const pinned = new Set(descriptor.files.map((file) => file.path))
    expect(pinned).toContain('mf-manifest.json')
    const listedFiles = [...manifest.exposes, ...manifest.shared].flatMap(({ assets: { js } }) => [
      ...js.sync,
      ...js.async,
    ])
    expect(listedFiles.length).toBeGreaterThan(0)
    for (const file of [remoteEntry, ...listedFiles]) {
      expect(pinned).toContain(file)
      expect(existsSync(path.resolve(import.meta.dirname, '../..', remote, 'dist', file))).toBe(true)
    }
  })
