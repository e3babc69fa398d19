import type { SlotName } from '@portal/contract/extension-points'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { slowLoadingThresholdMs } from './container.ts'
import type { SlotEntry } from './portal.ts'
import { Slot } from './slot.tsx'
import { createFakePortal, renderView } from './test/index.ts'
import type { CatalogLoader } from './texts.tsx'

const loadEmptyCatalog: CatalogLoader = async () => ({ default: {} })
const createSlotEntry = (remote: string, load: SlotEntry['load']): SlotEntry => ({
  remote,
  view: 'ring',
  load,
})
const createTextComponentLoader = (text: string) => async () => () => <p>{text}</p>

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test('when a slot component throws, the others stay, the error is reported and retry works', {
  tags: 'full',
}, async () => {
  let broken = true
  const failOnceThenLoad = async () => {
    if (broken) throw new Error('no code')
    return () => <p>policies</p>
  }
  const entries = [
    createSlotEntry('mf-mortgage', createTextComponentLoader('mortgages')),
    createSlotEntry('mf-insurance', failOnceThenLoad),
  ]
  const portal = createFakePortal({ slot: (name) => (name === 'dashboard.policies' ? entries : []) })
  await renderView(() => <Slot name="dashboard.policies" />, { portal, texts: loadEmptyCatalog })
  expect(await screen.findByText('mortgages')).toBeTruthy()
  const retry = await screen.findByRole('button', { name: 'Probeer opnieuw' })
  expect(portal.reported).toHaveLength(1)
  broken = false
  await userEvent.click(retry)
  expect(await screen.findByText('policies')).toBeTruthy()
})

test('when a slot component does not load in time, a retry button shows, and a late response still counts', {
  tags: 'full',
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const attempts: { fresh: boolean; come(view: () => ReactNode): void; fail(): void }[] = []
  const hanging: SlotEntry['load'] = (fresh = false) =>
    new Promise((come, fail) => attempts.push({ fresh, come, fail: () => fail(new Error('too late')) }))
  const portal = createFakePortal({ slot: () => [createSlotEntry('mf-mortgage', hanging)] })
  await renderView(() => <Slot name="dashboard.policies" />, { portal, texts: loadEmptyCatalog })
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(slowLoadingThresholdMs))
  fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(attempts).toHaveLength(1)
  attempts[0]?.fail()
  await vi.waitFor(() => expect(attempts.map(({ fresh }) => fresh)).toEqual([false, true]))
  await act(() => vi.advanceTimersByTimeAsync(slowLoadingThresholdMs))
  expect(screen.getByRole('alert')).toBeTruthy()
  attempts[1]?.come(() => <p>mortgages</p>)
  expect(await screen.findByText('mortgages')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(portal.reported).toEqual([])
  vi.useRealTimers()
})

test('in a quiet slot, a failing component is reported and renders nothing', { tags: 'full' }, async () => {
  const failToLoad = async () => {
    throw new Error('no code')
  }
  const entries = [
    createSlotEntry('mf-x', failToLoad),
    createSlotEntry('mf-y', createTextComponentLoader('the other')),
  ]
  const portal = createFakePortal({ slot: () => entries })
  const { container } = await renderView(() => <Slot name="header.search" quiet />, {
    portal,
    texts: loadEmptyCatalog,
  })
  await vi.waitFor(() => expect(portal.reported).toHaveLength(1))
  expect(container.textContent).toBe('the other')
})

test('in a quiet slot, a loading component renders nothing', async () => {
  const portal = createFakePortal({ slot: () => [createSlotEntry('mf-x', () => new Promise(() => {}))] })
  const { container } = await renderView(() => <Slot name="header.search" quiet />, {
    portal,
    texts: loadEmptyCatalog,
  })
  expect(container.childElementCount).toBe(0)
})

test('the components of a slot get the host’s props and their changes', async () => {
  const HeadingLevel = ({ level }: { level?: number }) => <p>{`level ${level}`}</p>
  const portal = createFakePortal({ slot: () => [createSlotEntry('mf-auth', async () => HeadingLevel)] })
  function HostScreen() {
    const [level, setLevel] = useState<2 | 3>(2)
    return (
      <>
        <button type="button" onClick={() => setLevel(3)}>
          deeper
        </button>
        <Slot name="account.accounts" props={{ level }} />
      </>
    )
  }
  await renderView(HostScreen, { portal, texts: loadEmptyCatalog })
  expect(await screen.findByText('level 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'deeper' }))
  expect(screen.getByText('level 3')).toBeTruthy()
})

test('the props of a slot are required, and a slot without props takes none', () => {
  type SlotProps<Name extends SlotName> = Parameters<typeof Slot<Name>>[0]
  expectTypeOf<{ name: 'account.accounts' }>().not.toExtend<SlotProps<'account.accounts'>>()
  expectTypeOf<{ name: 'account.accounts'; props: { level: 9 } }>().not.toExtend<
    SlotProps<'account.accounts'>
  >()
  expectTypeOf<{ name: 'account.accounts'; props: { level: 2 } }>().toExtend<SlotProps<'account.accounts'>>()
  expectTypeOf<{ name: 'dashboard.feed' }>().toExtend<SlotProps<'dashboard.feed'>>()
  expectTypeOf<{ name: 'dashboard.feed'; props: { level: 2 } }>().not.toExtend<SlotProps<'dashboard.feed'>>()
})

test('a slot without components renders nothing', async () => {
  const { container } = await renderView(() => <Slot name="dashboard.feed" />, {
    portal: createFakePortal(),
    texts: loadEmptyCatalog,
  })
  expect(container.textContent).toBe('')
})
