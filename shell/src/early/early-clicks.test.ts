import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordClicks, replayClick, waitForClick } from './early-clicks.ts'

beforeAll(recordClicks)
beforeEach(() => {
  document.body.innerHTML =
    '<div id="portal" data-layout="x"><button id="menu"></button><a id="link" href="/wonen"></a><div id="outlet"><button id="own"></button></div></div>'
})
const getById = (id: string) => document.getElementById(id) as HTMLElement
const markHydrated = () => getById('portal').removeAttribute('data-layout')

function addClickListener(id: string) {
  const listener = vi.fn((event: Event) => event.preventDefault())
  getById(id).addEventListener('click', listener)
  return listener
}

test('of several clicks in the layout before the code has loaded, the last is repeated afterwards', () => {
  const [menu, link] = [addClickListener('menu'), addClickListener('link')]
  fireEvent.click(getById('menu'))
  fireEvent.click(getById('link'))
  expect([menu, link].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  markHydrated()
  replayClick()
  replayClick()
  expect([menu, link].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

test('clicks inside the screen or with a modifier key are left to the browser', () => {
  const [own, link] = [addClickListener('own'), addClickListener('link')]
  fireEvent.click(getById('own'))
  fireEvent.click(getById('link'), { ctrlKey: true })
  expect([own, link].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a caller that waits for a click is notified, also of an earlier one', async () => {
  const waiting = waitForClick()
  fireEvent.click(getById('menu'))
  await waiting
  await waitForClick()
})

test('when the shell’s own file fails to load, links work without it; when another file fails, the click is kept', () => {
  const link = addClickListener('link')
  const fireScriptError = (defer: boolean) => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', defer })
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
  }
  fireEvent.click(getById('link'))
  fireScriptError(false)
  expect(link).not.toHaveBeenCalled()
  fireScriptError(true)
  expect(link).toHaveBeenCalledTimes(1)
  fireEvent.click(getById('link'))
  expect(link).toHaveBeenCalledTimes(2)
})
