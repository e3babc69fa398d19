// @module-tag full
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

type Module = Record<string, unknown>

const ui = path.join(root, 'shared/ui')
const load = (file: string): Promise<Module> => import(file)

/** Names that a module re-exports from a package, such as Chakra's boxes. */
const passedOn = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^export \{([^}]+)\} from '[^.]/gm), ([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ).flat()

const isError = (value: unknown) => typeof value === 'function' && value.prototype instanceof Error

/** Components defined in a module of the design system. */
async function componentsOf(file: string): Promise<[name: string, component: unknown][]> {
  const others = new Set(passedOn(file))
  return Object.entries(await load(file)).filter(
    ([name, value]) => /^[A-Z]/.test(name) && !others.has(name) && !isError(value),
  )
}

test('every public component of the design system has a story of its name', async () => {
  const { exports } = JSON.parse(readFileSync(path.join(ui, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const publicFiles = Object.values(exports).filter((file) => /\.tsx?$/.test(file))
  const components = (await Promise.all(publicFiles.map((file) => componentsOf(path.join(ui, file))))).flat()
  const folder = path.join(ui, 'src/stories')
  const groups = await Promise.all(readdirSync(folder).map((file) => load(path.join(folder, file))))
  const stories = new Set(groups.flatMap((group) => Object.keys(group)))
  const shown = new Set(components.filter(([name]) => stories.has(name)).map(([, component]) => component))
  expect(components.length).toBeGreaterThan(60)
  expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([])
})

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))

test.each(remotes)('every slot component of %s has a story of its name', async (remote) => {
  const { views } = await load(path.join(root, remote, 'src/routes.tsx'))
  const slotComponents = Object.entries(views as Record<string, { kind: string }>)
    .filter(([, { kind }]) => kind === 'piece')
    .map(([name]) => name)
  const file = path.join(root, remote, 'src/test/slot-components.stories.tsx')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const stories = Array.from(text.matchAll(/^export const (\w+)/gm), ([, name]) => name)
  expect(stories).toEqual(expect.arrayContaining(slotComponents))
})
