// @module-tag full
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceRoot } from './workspace-root.ts'

type ModuleExports = Record<string, unknown>

const uiFolder = path.join(workspaceRoot, 'shared/ui')
const blocksFolder = path.join(workspaceRoot, 'shared/blocks')
const sharedBlocks = ['file-field', 'message', 'upload'].map((name) =>
  path.join(blocksFolder, 'src', `${name}.tsx`),
)
const importModule = (file: string): Promise<ModuleExports> => import(file)

/** Finds the names that a module re-exports from a package or as plain styled elements; these need no story. */
const findReexportedNames = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^export \{([^}]+)\} from '(?:[^.]|\.\/system\/styled)/gm),
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  ).flat()

const isErrorClass = (value: unknown) => typeof value === 'function' && value.prototype instanceof Error

async function listComponents(file: string): Promise<[name: string, component: unknown][]> {
  const others = new Set(findReexportedNames(file))
  return Object.entries(await importModule(file)).filter(
    ([name, value]) => /^[A-Z]/.test(name) && !others.has(name) && !isErrorClass(value),
  )
}

test('every public component of the design system and of the shared blocks has a story named after it', async () => {
  const { exports } = JSON.parse(readFileSync(path.join(uiFolder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const uiFiles = Object.values(exports).filter((file) => /\.tsx?$/.test(file))
  const publicFiles = [...uiFiles.map((file) => path.join(uiFolder, file)), ...sharedBlocks]
  const uiComponents = (await Promise.all(publicFiles.map(listComponents))).flat()
  const storyFiles = [uiFolder, blocksFolder].flatMap((folder) =>
    globSync('src/stories/*.tsx', { cwd: folder }).map((file) => path.join(folder, file)),
  )
  const groups = await Promise.all(storyFiles.map(importModule))
  const stories = new Set(groups.flatMap((group) => Object.keys(group)))
  const shown = new Set(uiComponents.filter(([name]) => stories.has(name)).map(([, component]) => component))
  expect(uiComponents.length).toBeGreaterThan(60)
  expect(uiComponents.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([])
})

const remoteNames = readdirSync(workspaceRoot).filter((name) => name.startsWith('mf-'))

test.each(remoteNames)('every slot component of %s has a story named after it', async (remote) => {
  const { views } = await importModule(path.join(workspaceRoot, remote, 'src/views.tsx'))
  const slotComponents = Object.entries(views as Record<string, { kind: string }>)
    .filter(([, { kind }]) => kind === 'piece')
    .map(([name]) => name)
  const file = path.join(workspaceRoot, remote, 'src/test/slot-components.stories.tsx')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const stories = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name]) => name)
  expect(stories).toEqual(expect.arrayContaining(slotComponents))
})
