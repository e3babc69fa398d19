import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generateSnapshotFromManifest, type Manifest } from '@module-federation/sdk'
import { expect, test } from '@playwright/test'
import { Descriptor } from '@portal/contract/descriptor'
import { librarySignatures } from '@portal/contract/library-signatures'
import { getContainerName } from '@portal/contract/registry'
import { portalRoutes } from '@portal/contract/route-name'
import * as v from 'valibot'
import { remoteNames } from '../remote-names.ts'

const readScripts = (name: string) =>
  globSync('*.js', { cwd: path.resolve(import.meta.dirname, '../..', name, 'dist') }).map((file) =>
    readFileSync(path.resolve(import.meta.dirname, '../..', name, 'dist', file), 'utf8'),
  )

test('by its signature a copy of a library that the shell gives is found, and no remote has one', () => {
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

test('screens that remotes lead to by name are those that remotes of customers have', () => {
  const ids = remoteNames
    .map((remote) => v.parse(Descriptor, readBuildFile(remote, 'descriptor.json')))
    .filter(({ staff }) => !staff)
    .flatMap(({ contributes }) => contributes.routes.map(({ id }) => id))
  expect(ids.sort()).toEqual([...portalRoutes].sort())
})

const readBuildFile = (remote: string, file: string) =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../..', remote, 'dist', file), 'utf8'))

for (const remote of remoteNames)
  test(`federation's own tools know ${remote} by its manifest, which tells of files that are there and are pinned`, () => {
    const manifest: Manifest = readBuildFile(remote, 'mf-manifest.json')
    const descriptor = v.parse(Descriptor, readBuildFile(remote, 'descriptor.json'))
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
