import type { RouteDestination } from '@portal/domain/routing'
import { createStore } from '@portal/remote-kit/store'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Shell } from '../shell.ts'
import { ShellContext, useDestination } from './shell-context.tsx'

test('a component that selects from the destination renders again only when its selection changes', () => {
  const createRedirect = (path: string): RouteDestination => ({ kind: 'redirect', to: path })
  const destination = createStore<RouteDestination>(createRedirect('/a'))
  const onRender = vi.fn()
  function RedirectCounter() {
    const redirects = useDestination(({ kind }) => kind === 'redirect')
    onRender()
    return redirects ? 'elsewhere' : 'nowhere'
  }
  render(
    <ShellContext value={{ routing: { destination } } as unknown as Shell}>
      <RedirectCounter />
    </ShellContext>,
  )
  act(() => destination.set(createRedirect('/b')))
  expect(onRender).toHaveBeenCalledTimes(1)
  act(() => destination.set({ kind: 'not-found' }))
  expect(onRender).toHaveBeenCalledTimes(2)
  expect(screen.getByText('nowhere')).toBeTruthy()
})
