import { expect, test, vi } from 'vitest'
import { clearSkeleton, isPlaceholderShown, outlet } from './outlet.ts'

vi.hoisted(() => {
  document.body.innerHTML = '<div id="outlet" data-waiting=""><p>boxes</p></div>'
})

test('a server-rendered placeholder is removed when it shows too long, and a screen that has just mounted stays', () => {
  expect([isPlaceholderShown(), outlet.textContent]).toEqual([true, 'boxes'])
  outlet.append(Object.assign(document.createElement('p'), { textContent: 'screen' }))
  clearSkeleton()
  expect([isPlaceholderShown(), outlet.textContent]).toEqual([false, 'screen'])
})
