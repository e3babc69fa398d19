import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { createFakePortal, renderView } from './test/index.ts'
import type { CatalogLoader } from './texts.tsx'

const loadEmptyCatalog: CatalogLoader = async () => ({ default: {} })
const TestChart = ({ name }: { name: string }) => <p>chart of {name}</p>
const loadError = new Error('no code')
const findRetryButton = () => screen.findByRole('button', { name: 'Probeer opnieuw' })

async function renderLazyView(View: ComponentType) {
  const portal = createFakePortal()
  await renderView(View, { portal, texts: loadEmptyCatalog })
  return portal
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

test('when code fails to load, the retry button loads it again and the rest of the screen stays', {
  tags: 'full',
}, async () => {
  const load = vi.fn(async () => ({ default: TestChart }))
  load.mockRejectedValueOnce(loadError).mockRejectedValueOnce(loadError)
  const Lazy = lazyWithRetry(load)
  const portal = await renderLazyView(() => (
    <>
      <input aria-label="typed" />
      <Lazy name="debt" />
    </>
  ))
  await userEvent.type(screen.getByLabelText('typed'), 'kept')
  await userEvent.click(await findRetryButton())
  await vi.waitFor(() => expect(portal.reported).toHaveLength(2))
  await userEvent.click(await findRetryButton())
  expect(await screen.findByText('chart of debt')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
  expect(portal.reported).toEqual([loadError, loadError])
  expect(screen.getByLabelText('typed')).toHaveProperty('value', 'kept')
})

test('when a view is shown again after its code failed to load, the code is requested again', {
  tags: 'full',
}, async () => {
  const load = vi.fn(async () => ({ default: TestChart }))
  load.mockRejectedValueOnce(loadError)
  const Lazy = lazyWithRetry(load)
  await renderLazyView(() => {
    const [tab, setTab] = useState(1)
    return (
      <>
        <button type="button" onClick={() => setTab(tab + 1)}>
          next
        </button>
        <Lazy key={tab} name={`tab ${tab}`} />
      </>
    )
  })
  await findRetryButton()
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  expect(await screen.findByText('chart of tab 2')).toBeTruthy()
})

test('while code is loading, a placeholder shows and two uses on one page share the request', async () => {
  let resolveImport = () => {}
  const load = vi.fn(
    () =>
      new Promise<{ default: typeof TestChart }>((resolve) => {
        resolveImport = () => resolve({ default: TestChart })
      }),
  )
  const Lazy = lazyWithRetry(load, { placeholder: ({ name }) => <p>waiting for {name}</p> })
  await renderLazyView(() => (
    <>
      <Lazy name="debt" />
      <Lazy name="rent" />
    </>
  ))
  expect(screen.getByText('waiting for debt')).toBeTruthy()
  expect(screen.getByText('waiting for rent')).toBeTruthy()
  resolveImport()
  expect(await screen.findByText('chart of rent')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('when prefetching code fails, no error is reported', async () => {
  const load = vi.fn(async () => ({ default: TestChart })).mockRejectedValueOnce(loadError)
  lazyWithRetry(load).preload()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

test('when optional code fails to load, the given fallback shows', async () => {
  const load = vi.fn(async () => ({ default: TestChart })).mockRejectedValue(loadError)
  const Lazy = lazyWithRetry(load, { fallback: ({ name }) => <p>{name} in words</p> })
  const portal = await renderLazyView(() => <Lazy name="debt" />)
  expect(await screen.findByText('debt in words')).toBeTruthy()
  expect(portal.reported).toEqual([loadError])
  expect(screen.queryByRole('alert')).toBeNull()
})
