import type { Language } from '@portal/contract/language'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Mount, type MountedView, mounted } from './mounted.tsx'
import { createStore } from './store.ts'
import { fakePortal, renderView } from './test/index.ts'

const texts = async (wording: string) => ({ default: { title: wording === 'en' ? 'Counter' : 'Teller' } })

/** Draws a view that draws itself; `draw` does so, and answers how it is taken away. */
async function open(draw: (element: HTMLElement, view: MountedView) => void, taken = vi.fn()) {
  const language = createStore<{ language: Language; formal: boolean }>({ language: 'nl', formal: false })
  const portal = fakePortal({
    language: { current: language, change: () => {} },
    slot: () => [{ remote: 'mf-home', view: 'home', load: async () => () => <p>the home of another</p> }],
  })
  const mount: Mount = (element, view) => {
    draw(element, view)
    return taken
  }
  const { default: View } = await mounted(async () => ({ default: mount }))()
  const { unmount } = await renderView(View, { portal, texts })
  return { language, unmount, taken }
}

test('a view draws into an element of its own, in the wording in force, until it is taken away', async () => {
  const { language, unmount, taken } = await open((element, { text }) => {
    const draw = () => {
      element.textContent = text.get()('title')
    }
    text.subscribe(draw)
    draw()
  })
  expect(screen.getByText('Teller')).toBeTruthy()
  act(() => language.set({ language: 'en', formal: false }))
  expect(await screen.findByText('Counter')).toBeTruthy()
  expect(taken).not.toHaveBeenCalled()
  unmount()
  expect(taken).toHaveBeenCalledTimes(1)
})

test('what others contribute to a slot stands in an element of the view, until that is given up', async () => {
  const leave: (() => void)[] = []
  await open((element, { show }) => {
    const place = element.appendChild(document.createElement('section'))
    leave.push(show('dashboard.home', place))
  })
  const shown = await screen.findByText('the home of another')
  expect(shown.closest('section')).toBeTruthy()
  act(() => {
    for (const one of leave) one()
  })
  expect(screen.queryByText('the home of another')).toBeNull()
})

test('a view that fails as it draws leaves a panel and the way to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open(() => {
    throw new Error('cannot draw')
  })
  expect(await screen.findByRole('button', { name: 'Probeer opnieuw' })).toBeTruthy()
})
