import { expect, test, vi } from 'vitest'
import { clearSkeleton, isSkeletonShown, outlet } from './outlet.ts'

vi.hoisted(() => {
  document.body.innerHTML = '<div id="outlet" data-waiting=""><p>boxes</p></div>'
})

test('a server-rendered placeholder is removed when it shows too long, and a screen that has just mounted stays', () => {
  expect([isSkeletonShown(), outlet.textContent]).toEqual([true, 'boxes'])
  outlet.append(Object.assign(document.createElement('p'), { textContent: 'screen' }))
  clearSkeleton()
  expect([isSkeletonShown(), outlet.textContent]).toEqual([false, 'screen'])
})
