import { expect, test, vi } from 'vitest'
import { clearSkeleton, isWaiting, outlet } from './outlet.ts'

vi.hoisted(() => {
  document.body.innerHTML = '<div id="outlet" data-waiting=""><p>boxes</p></div>'
})

test('what the edge drew goes when it has stood too long, and leaves a screen that has just come', () => {
  expect([isWaiting(), outlet.textContent]).toEqual([true, 'boxes'])
  outlet.append(Object.assign(document.createElement('p'), { textContent: 'screen' }))
  clearSkeleton()
  expect([isWaiting(), outlet.textContent]).toEqual([false, 'screen'])
})
