import type { RouteDestination } from '@portal/domain/routing'
import { createStore } from '@portal/remote-kit/store'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Shell } from '../shell.ts'
import { ShellContext } from './context.tsx'
import { useDestination } from './destination.ts'

test('a component that selects from the destination renders again only when its selection changes', () => {
  const createRedirect = (path: string): RouteDestination => ({ kind: 'redirect', to: path })
  const destination = createStore<RouteDestination>(createRedirect('/a'))
  const drawn = vi.fn()
  function RedirectCounter() {
    const redirects = useDestination(({ kind }) => kind === 'redirect')
    drawn()
    return redirects ? 'elsewhere' : 'nowhere'
  }
  render(
    <ShellContext value={{ routing: { destination } } as unknown as Shell}>
      <RedirectCounter />
    </ShellContext>,
  )
  act(() => destination.set(createRedirect('/b')))
  expect(drawn).toHaveBeenCalledTimes(1)
  act(() => destination.set({ kind: 'not-found' }))
  expect(drawn).toHaveBeenCalledTimes(2)
  expect(screen.getByText('nowhere')).toBeTruthy()
})
