import { expect, expectTypeOf, test } from 'vitest'
import { remoteConfig } from './config.ts'
import type { Remote } from './define.tsx'

type Described = Parameters<typeof remoteConfig<Remote, object>>[0]['contributes']
type IconOfMenu = NonNullable<Described['nav']>[number]['icon']

const route = { id: 'wonen', path: '/wonen', view: 'living', title: 'living', audience: 'customer' } as const
const entry = { section: 'menu', order: 10, icon: 'door', label: 'living' } as const
const configOf = (menuRoute: string) =>
  remoteConfig<Remote, { living: string }>({
    portal: '^1.0.0',
    contributes: { routes: [{ ...route, view: 'living' as never }], nav: [{ ...entry, route: menuRoute }] },
  })

test('a menu entry names a route of its own remote, or the build says which there are', () => {
  expect(configOf('wonen').contributes.nav).toHaveLength(1)
  expect(() => configOf('wonnen')).toThrow('The menu names the route wonnen, which is none of: wonen.')
})

test('an icon that does not exist does not compile', () => {
  expectTypeOf<'koins'>().not.toExtend<IconOfMenu>()
  expectTypeOf<'coins'>().toExtend<IconOfMenu>()
})
