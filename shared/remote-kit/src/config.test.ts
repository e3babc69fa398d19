import { expect, expectTypeOf, test } from 'vitest'
import { defineRemoteConfig } from './config.ts'
import { defineSlotComponent, type Remote } from './define.tsx'

type DescribedContributions = Parameters<typeof defineRemoteConfig<Remote, object>>[0]['contributes']
type MenuIcon = NonNullable<DescribedContributions['nav']>[number]['icon']

const exampleRoute = {
  id: 'wonen',
  path: '/wonen',
  view: 'living',
  title: 'living',
  audience: 'customer',
} as const
const exampleMenuEntry = { section: 'menu', order: 10, icon: 'door', label: 'living' } as const
const createConfig = (menuRoute: string) =>
  defineRemoteConfig<Remote, { living: string }>({
    portal: '^1.0.0',
    contributes: {
      routes: [{ ...exampleRoute, view: 'living' as never }],
      nav: [{ ...exampleMenuEntry, route: menuRoute }],
    },
  })

test('a menu entry for a route that its remote does not have fails the build, which lists the routes', () => {
  expect(createConfig('wonen').contributes.nav).toHaveLength(1)
  expect(() => createConfig('wonnen')).toThrow('The menu names the route wonnen, which is none of: wonen.')
})

const levelSlotComponent = defineSlotComponent(async () => ({ default: (_: { level?: 2 | 3 | 4 }) => null }))
const sizedSlotComponent = defineSlotComponent(async () => ({ default: (_: { level?: 'large' }) => null }))
const plainSlotComponent = defineSlotComponent(async () => ({ default: () => null }))
type TestRemote = Remote<{
  level: typeof levelSlotComponent
  sized: typeof sizedSlotComponent
  plain: typeof plainSlotComponent
}>
type ViewNamesForSlot<Name> = Extract<
  NonNullable<Parameters<typeof defineRemoteConfig<TestRemote, object>>[0]['contributes']['slots']>[number],
  { slot: Name }
>['view']

test('a slot component that does not accept the props of its slot does not compile', () => {
  expectTypeOf<ViewNamesForSlot<'account.accounts'>>().toEqualTypeOf<'level' | 'plain'>()
  expectTypeOf<ViewNamesForSlot<'dashboard.feed'>>().toEqualTypeOf<'level' | 'sized' | 'plain'>()
})

test('when a slot component is built, its description has the version of its slot’s props', () => {
  const { slots } = defineRemoteConfig<TestRemote, object>({
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

test('an icon that does not exist does not compile', () => {
  expectTypeOf<'koins'>().not.toExtend<MenuIcon>()
  expectTypeOf<'coins'>().toExtend<MenuIcon>()
})
