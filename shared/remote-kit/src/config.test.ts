import { expect, expectTypeOf, test } from 'vitest'
import { remoteConfig } from './config.ts'
import { type Remote, slotComponent } from './define.tsx'

type Described = Parameters<typeof remoteConfig<Remote, object>>[0]['contributes']
type IconOfMenu = NonNullable<Described['nav']>[number]['icon']

const route = { id: 'wonen', path: '/wonen', view: 'living', title: 'living', audience: 'customer' } as const
const entry = { section: 'menu', order: 10, icon: 'door', label: 'living' } as const
const configOf = (menuRoute: string) =>
  remoteConfig<Remote, { living: string }>({
    portal: '^1.0.0',
    contributes: { routes: [{ ...route, view: 'living' as never }], nav: [{ ...entry, route: menuRoute }] },
  })

test('a menu entry names a route that its remote does not have, the build fails and lists the routes', () => {
  expect(configOf('wonen').contributes.nav).toHaveLength(1)
  expect(() => configOf('wonnen')).toThrow('The menu names the route wonnen, which is none of: wonen.')
})

const level = slotComponent(async () => ({ default: (_: { level?: 2 | 3 | 4 }) => null }))
const sized = slotComponent(async () => ({ default: (_: { level?: 'large' }) => null }))
const plain = slotComponent(async () => ({ default: () => null }))
type Views = Remote<{ level: typeof level; sized: typeof sized; plain: typeof plain }>
type SlotsOf<Name> = Extract<
  NonNullable<Parameters<typeof remoteConfig<Views, object>>[0]['contributes']['slots']>[number],
  { slot: Name }
>['view']

test('a slot component does not accept the props of its slot, it does not compile', () => {
  expectTypeOf<SlotsOf<'account.accounts'>>().toEqualTypeOf<'level' | 'plain'>()
  expectTypeOf<SlotsOf<'dashboard.feed'>>().toEqualTypeOf<'level' | 'sized' | 'plain'>()
})

test('a slot component is built, its description has the version of its slot’s props', () => {
  const { slots } = remoteConfig<Views, object>({
    portal: '^1.0.0',
    contributes: {
      slots: [
        { slot: 'account.accounts', view: 'level', order: 10 },
        { slot: 'dashboard.feed', view: 'plain', order: 10 },
      ],
    },
  }).contributes
  expect(slots.map(({ props }) => props)).toEqual([1, undefined])
})

test('an icon does not exist, its name does not compile', () => {
  expectTypeOf<'koins'>().not.toExtend<IconOfMenu>()
  expectTypeOf<'coins'>().toExtend<IconOfMenu>()
})
