import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepPressed, pressAgain, pressed } from './pressed.ts'

beforeAll(keepPressed)
beforeEach(() => {
  document.body.innerHTML =
    '<div id="portal" data-layout="x"><button id="menu"></button><a id="link" href="/wonen"></a><div id="outlet"><button id="own"></button></div></div>'
})
const of = (id: string) => document.getElementById(id) as HTMLElement
const alive = () => of('portal').removeAttribute('data-layout')

/** Hears what gets as far as an element, in place of what would happen. */
function hear(id: string) {
  const heard = vi.fn((event: Event) => event.preventDefault())
  of(id).addEventListener('click', heard)
  return heard
}

test('of what is pressed in a frame before the code is there the last is pressed once it is', () => {
  const [menu, link] = [hear('menu'), hear('link')]
  fireEvent.click(of('menu'))
  fireEvent.click(of('link'))
  expect([menu, link].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  alive()
  pressAgain()
  pressAgain()
  expect([menu, link].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

test('the screen in the frame answers for itself, and a key held down is the browser’s', () => {
  const [own, link] = [hear('own'), hear('link')]
  fireEvent.click(of('own'))
  fireEvent.click(of('link'), { ctrlKey: true })
  expect([own, link].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('who waits for a press hears of it, also of one before', async () => {
  const waiting = pressed()
  fireEvent.click(of('menu'))
  await waiting
  await pressed()
})

test('where the shell’s own file cannot be had a link leads on, where another cannot it is kept', () => {
  const link = hear('link')
  const failed = (defer: boolean) => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', defer })
    document.body.append(script)
    script.dispatchEvent(new Event('error'))
  }
  fireEvent.click(of('link'))
  failed(false)
  expect(link).not.toHaveBeenCalled()
  failed(true)
  expect(link).toHaveBeenCalledTimes(1)
  fireEvent.click(of('link'))
  expect(link).toHaveBeenCalledTimes(2)
})
